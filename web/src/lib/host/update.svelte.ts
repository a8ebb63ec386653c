// The page without a network: a service worker keeps its files. A new version is offered, and begins when the reader says
// so or at the next visit, never in the middle of a game.

class Update {
  /** A new version is there and waits. */
  ready = $state(false);
  private waiting: ServiceWorker | null = null;

  watch(): void {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    // After the page, so that the first visit is not slower.
    const register = async () => {
      const registration = await serviceWorker.register("./sw.js", { scope: "./" });
      const offer = () => {
        // The first version has nothing to take the place of.
        if (!registration.waiting || !serviceWorker.controller) return;
        this.waiting = registration.waiting;
        this.ready = true;
      };
      offer();
      registration.addEventListener("updatefound", () => {
        registration.installing?.addEventListener("statechange", offer);
      });
    };
    setTimeout(() => void register().catch(() => {}), 2000);
  }

  /** Loads the new version. */
  take(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.waiting?.postMessage("take over");
  }
}

export const update = new Update();

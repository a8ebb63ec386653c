// A short message at the bottom of the page, with a way to take back what was just done.

interface ToastMessage {
  text: string;
  undo: (() => void) | null;
}

const SHOWN = 8000;

class Toast {
  message: ToastMessage | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string, undo: (() => void) | null = null): void {
    clearTimeout(this.timer);
    this.message = { text, undo };
    this.timer = setTimeout(() => (this.message = null), SHOWN);
  }

  undo(): void {
    this.message?.undo?.();
    this.close();
  }

  close(): void {
    clearTimeout(this.timer);
    this.message = null;
  }
}

export const toast = new Toast();

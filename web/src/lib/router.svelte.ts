// Where we are. It stands behind the `#` of the address, which a browser never sends: so an invitation to a seat may stand there, too.

export type Route =
  | { at: "start" }
  | { at: "new" }
  | { at: "decks" }
  | { at: "replay" }
  | { at: "scenario" }
  | { at: "play"; game: string }
  | { at: "seat"; game: string; invite: string };

export function parse(hash: string): Route {
  const [at, game, invite] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  switch (at) {
    case "new":
    case "decks":
    case "replay":
    case "scenario":
      return { at };
    case "play":
      if (game) return { at, game };
      break;
    case "seat":
      if (game && invite) return { at, game, invite };
      break;
  }
  return { at: "start" };
}

/** An address that was cut off in the middle of a letter is as good as none. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

export function link(route: Route): string {
  switch (route.at) {
    case "start":
      return "#/";
    case "play":
      return `#/play/${encodeURIComponent(route.game)}`;
    case "seat":
      return `#/seat/${encodeURIComponent(route.game)}/${encodeURIComponent(route.invite)}`;
    case "new":
    case "decks":
    case "replay":
    case "scenario":
      return `#/${route.at}`;
  }
}

class Router {
  route: Route = $state(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = parse(location.hash)));
  }

  go(route: Route): void {
    location.hash = link(route);
  }

  /** Goes on without a way back: an address with an invitation in it does not stay in the history. */
  replace(route: Route): void {
    history.replaceState(null, "", link(route));
    this.route = route;
  }
}

export const router = new Router();

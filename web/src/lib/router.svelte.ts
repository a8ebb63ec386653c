// The current route. It is the part of the address after `#`, which a browser never sends, so it may contain an
// invitation to a seat.

export type Route =
  | { at: "start" }
  | { at: "new" }
  | { at: "decks" }
  | { at: "replay"; played: string }
  | { at: "scenario" }
  | { at: "try" }
  | { at: "learn" }
  | { at: "rules"; number: string; edition: string }
  | { at: "play"; game: string }
  | { at: "seat"; game: string; invite: string }
  | { at: "open"; link: string }
  /** A link's content alone, for a frame in another page. */
  | { at: "embed"; link: string; theme: string };

export function parse(hash: string): Route {
  const [at, first, second] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  switch (at) {
    case "new":
    case "decks":
    case "scenario":
    case "try":
    case "learn":
      return { at };
    case "replay":
      return { at, played: first ?? "" };
    case "rules":
      return { at, number: first ?? "", edition: second ?? "" };
    case "play":
      if (first) return { at, game: first };
      break;
    case "open":
      return { at, link: first ?? "" };
    case "embed":
      return { at, link: first ?? "", theme: second ?? "" };
    case "seat":
      if (first && second) return { at, game: first, invite: second };
      break;
  }
  return { at: "start" };
}

/** An address that was cut off inside an escape sequence counts as empty. */
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
    case "rules":
      return `#/rules/${encodeURIComponent(route.number)}/${encodeURIComponent(route.edition)}`;
    case "play":
      return `#/play/${encodeURIComponent(route.game)}`;
    case "seat":
      return `#/seat/${encodeURIComponent(route.game)}/${encodeURIComponent(route.invite)}`;
    case "open":
      return `#/open/${route.link}`;
    case "embed":
      return route.theme ? `#/embed/${route.link}/${encodeURIComponent(route.theme)}` : `#/embed/${route.link}`;
    case "new":
    case "decks":
    case "scenario":
    case "try":
    case "learn":
      return `#/${route.at}`;
    case "replay":
      return route.played ? `#/replay/${encodeURIComponent(route.played)}` : "#/replay";
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

  /** Replaces the address, so that one with an invitation does not stay in the history. */
  replace(route: Route): void {
    history.replaceState(null, "", link(route));
    this.route = route;
  }
}

export const router = new Router();

// The server at the page's own address.

import type { ServerMessage } from "../../protocol";
import type { Host, SeatConnection, SeatEar } from "./host";

class ServerHost implements Host {
  readonly keeper = null;
  readonly isLoading = false;

  request(path: string, init: RequestInit): Promise<Response> {
    return fetch(path, init);
  }

  connect(ear: SeatEar): SeatConnection {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/ws`);
    socket.onopen = () => ear.opened();
    socket.onmessage = (event) => {
      if (typeof event.data === "string") ear.heard(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => ear.closed();
    return {
      send(message) {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      },
      close: () => socket.close(),
    };
  }

  whenLoaded(then: () => void): void {
    then();
  }
}

export const host: Host = new ServerHost();

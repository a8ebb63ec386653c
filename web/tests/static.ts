// A static host for the page without a server: files of one folder, under a path of their own, compressed as they lie
// there. It counts what is asked for.

import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, extname, join, normalize, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
export const SITE = resolve(here, "../site");

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

export class StaticHost {
  /** The paths that were asked for, without the host's own. */
  readonly asked: string[] = [];
  address = "";
  private server: Server | null = null;

  constructor(
    private readonly folder = SITE,
    private readonly path = "/some/where",
  ) {}

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname);
      this.asked.push(path);
      const name = path.startsWith(`${this.path}/`) ? normalize(path.slice(this.path.length)) : "/..";
      const file = join(this.folder, name === "/" ? "index.html" : name);
      if (name.includes("..") || !existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end();
        return;
      }
      const small = /\bbr\b/.test(String(request.headers["accept-encoding"])) && existsSync(`${file}.br`);
      response.writeHead(200, {
        "content-type": TYPES[extname(file)] ?? "application/octet-stream",
        "cache-control": "max-age=600",
        ...(small ? { "content-encoding": "br" } : {}),
      });
      response.end(readFileSync(small ? `${file}.br` : file));
    });
    this.server = server;
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    this.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${this.path}`;
  }

  async end(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
}

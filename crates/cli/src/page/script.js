"use strict";
// Tables by the column that is clicked, and more about a place that is pointed at. The page is whole without it.
(() => {
  const value = (cell) => {
    const text = cell.dataset.key ?? cell.textContent.trim();
    const number = parseFloat(text.replace("−", "-"));
    return Number.isNaN(number) ? text : number;
  };
  const compare = (a, b) => {
    if (typeof a === "number" && typeof b === "number") return a - b;
    // What has no number comes last, whatever the order.
    if (typeof a === "number") return -1;
    if (typeof b === "number") return 1;
    return a.localeCompare(b);
  };
  for (const table of document.querySelectorAll("table.sortable")) {
    const heads = [...table.tHead.rows[table.tHead.rows.length - 1].cells];
    heads.forEach((head, column) => {
      if (head.classList.contains("plain")) return;
      const button = document.createElement("button");
      button.type = "button";
      button.append(...head.childNodes);
      head.append(button);
      head.addEventListener("click", () => {
        const body = table.tBodies[0];
        const rows = [...body.rows];
        const number = typeof value(rows[0]?.cells[column] ?? head) === "number";
        const now = head.getAttribute("aria-sort");
        const down = now ? now === "ascending" : number;
        heads.forEach((other) => other.removeAttribute("aria-sort"));
        head.setAttribute("aria-sort", down ? "descending" : "ascending");
        const keyed = rows.map((row) => [value(row.cells[column]), row]);
        keyed.sort(([a], [b]) => (down && typeof a === typeof b ? -compare(a, b) : compare(a, b)));
        body.append(...keyed.map(([, row]) => row));
      });
    });
  }

  const tip = document.getElementById("tip");
  for (const marked of document.querySelectorAll("[data-tip]")) {
    // The browser's own tip would cover ours.
    marked.querySelector(":scope > title")?.remove();
  }
  const show = (marked, x, y) => {
    tip.textContent = marked.dataset.tip;
    tip.hidden = false;
    const left = Math.min(x + 14, innerWidth - tip.offsetWidth - 8);
    const below = y + 18 + tip.offsetHeight < innerHeight;
    tip.style.left = `${Math.max(8, left)}px`;
    tip.style.top = `${below ? y + 16 : y - tip.offsetHeight - 10}px`;
  };
  const hide = () => { tip.hidden = true; };
  document.addEventListener("pointermove", (event) => {
    const marked = event.target instanceof Element ? event.target.closest("[data-tip]") : null;
    if (marked) show(marked, event.clientX, event.clientY); else hide();
  });
  document.addEventListener("pointerleave", hide);
  document.addEventListener("scroll", hide, { passive: true });

  // The heat map is one stop for the keyboard; arrow keys go on within it.
  const heat = document.getElementById("heat");
  const first = heat?.querySelector("td.cell");
  if (first) first.tabIndex = 0;
  heat?.addEventListener("focusin", (event) => {
    const box = event.target.getBoundingClientRect();
    if (event.target.dataset.tip) show(event.target, box.right, box.bottom); else hide();
  });
  heat?.addEventListener("focusout", hide);
  heat?.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
    const cell = event.target.closest("td.cell");
    if (!step || !cell) return;
    const row = heat.tBodies[0].rows[cell.parentElement.sectionRowIndex + step[0]];
    const next = row?.cells[cell.cellIndex + step[1]];
    if (!next?.classList.contains("cell")) return;
    event.preventDefault();
    cell.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  });
  document.documentElement.dataset.ready = "yes";
})();

/**
 * What is wrong with this page for somebody who cannot see it well, uses no mouse, or holds it in one hand.
 * An expression: the list of faults, each with the element that has it. `width` is that of the screen.
 *
 * | fault | by |
 * | --- | --- |
 * | no language, no title | WCAG 3.1.1, 2.4.2 |
 * | an id twice, or one that is named and is not there | 1.3.1 |
 * | headings that skip a level, not one first | 1.3.1 |
 * | text outside of the landmarks, not one main part | 1.3.1, 2.4.1 |
 * | contrast of text and of the edges of fields | 1.4.3, 1.4.11 |
 * | targets smaller than 24 px with others near | 2.5.8 |
 * | a page that has to be pushed sideways | 1.4.10 |
 */
((width) => {
  const faults = [];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const fault = (what, element) => faults.push(element ? `${what}: ${element.outerHTML.slice(0, 160)}` : what);
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1;
  };

  // Language, title, ids.
  if (!document.documentElement.lang) fault("the page has no language");
  if (!document.title.trim()) fault("the page has no title");
  const ids = all("[id]").map(({ id }) => id);
  for (const id of new Set(ids.filter((id, at) => ids.indexOf(id) !== at))) fault(`the id ${id} twice`);
  for (const name of ["for", "aria-labelledby", "aria-describedby", "aria-controls", "list"])
    for (const element of all(`[${name}]`))
      for (const id of element.getAttribute(name).split(/\s+/))
        if (!document.getElementById(id)) fault(`${name} names nothing`, element);

  // Headings and landmarks.
  const headings = all("h1, h2, h3, h4, h5, h6").filter((it) => it.checkVisibility());
  const levels = headings.map(({ tagName }) => Number(tagName[1]));
  if (levels.filter((level) => level === 1).length !== 1) fault(`headings of the first level: ${levels}`);
  headings.forEach((heading, at) => {
    if (levels[at] > (levels[at - 1] ?? 0) + 1) fault("a heading skips a level", heading);
    if (!heading.textContent.trim()) fault("a heading says nothing", heading);
  });
  if (all("main").length !== 1) fault("not one main part");
  for (const nav of all("nav")) if (!nav.ariaLabel && !nav.hasAttribute("aria-labelledby")) fault("unnamed menu", nav);
  for (const child of document.body.children)
    if (!child.matches("header, main, footer, nav, script, .skip")) fault("outside of the landmarks", child);
  for (const table of all("table")) if (!table.querySelector("th")) fault("a table without headings", table);
  for (const element of all("[tabindex]")) if (element.tabIndex > 0) fault("an order of its own", element);
  for (const element of all("a[href] button, button a[href], a a, button button")) fault("a control in another", element);

  // Contrast, with colours as the browser itself paints them.
  const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", {
    willReadFrequently: true,
  });
  const known = new Map();
  const rgba = (colour) => {
    if (!known.has(colour)) {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
      known.set(colour, [r, g, b, a / 255]);
    }
    return known.get(colour);
  };
  const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
  const ground = (element) => {
    const layers = [];
    for (let it = element; it; it = it.parentElement) {
      const style = getComputedStyle(it);
      if (style.backgroundImage !== "none") return null;
      layers.push(rgba(style.backgroundColor));
      if (layers.at(-1)[3] === 1) break;
    }
    return layers.reduceRight((below, layer) => over(layer, below), [255, 255, 255, 1]);
  };
  const light = (colour) => {
    const part = (value) => (value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * part(colour[0]) + 0.7152 * part(colour[1]) + 0.0722 * part(colour[2]);
  };
  const contrast = (one, other) => {
    const [more, less] = [light(one), light(other)].sort((a, b) => b - a);
    return (more + 0.05) / (less + 0.05);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const told = new Set();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!text.data.trim() || told.has(element) || !seen(element)) continue;
    if (element.closest("svg, .unseen, .skip, script, :disabled, [aria-disabled=true], select")) continue;
    told.add(element);
    const below = ground(element);
    if (!below) continue;
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const ratio = contrast(over(rgba(style.color), below), below);
    if (ratio < (large ? 3 : 4.5)) fault(`contrast ${ratio.toFixed(2)}`, element);
  }
  for (const field of all("input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea")) {
    const below = seen(field) && ground(field.parentElement);
    if (!below) continue;
    const ratio = contrast(over(rgba(getComputedStyle(field).borderTopColor), below), below);
    if (ratio < 3) fault(`contrast of the edge ${ratio.toFixed(2)}`, field);
  }

  // Targets: 24 px, or nothing else within the circle of that size around the middle. Words of a sentence may be less.
  const inSentence = (it) => it.matches("a") && it.closest("p, dd, small") && getComputedStyle(it).display === "inline";
  const targets = all("a[href], button, input, select, textarea, summary, [role=gridcell]")
    .map((it) => (it.matches("[type=checkbox], [type=radio]") ? (it.closest("label") ?? it) : it))
    .filter((it) => seen(it) && !it.closest(".skip"));
  const boxes = targets.map((it) => it.getBoundingClientRect());
  boxes.forEach((box, at) => {
    if ((box.width >= 24 && box.height >= 24) || inSentence(targets[at])) return;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const near = boxes.some((other, index) => {
      if (index === at || targets[index].contains(targets[at]) || targets[at].contains(targets[index])) return false;
      const [dx, dy] = [Math.max(other.left - x, 0, x - other.right), Math.max(other.top - y, 0, y - other.bottom)];
      return Math.hypot(dx, dy) < 12;
    });
    if (near) fault(`a target of ${Math.round(box.width)}×${Math.round(box.height)} px`, targets[at]);
  });

  // Width.
  const wide = document.documentElement.scrollWidth;
  if (wide > width) {
    const beyond = all("body *").filter((it) => it.getBoundingClientRect().right > width + 1 && !it.closest(".scroll > *"));
    fault(`${wide} px wide on a screen of ${width}`, beyond[0]);
  }
  return faults;
})

/** Written for the page: every text that is cut off by a box around it, or that leaves the window. */
export const findCutText = `(() => {
  const found = [];
  const isHiddenForEyes = (element) => {
    for (let at = element; at !== null; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      if (width <= 1 && height <= 1) return true;
    }
    return false;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const own = node.parentElement;
    if (node.data.trim() === '' || own.closest('script, style, option, svg') !== null) continue;
    if (!own.checkVisibility({ visibilityProperty: true }) || isHiddenForEyes(own)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const text of range.getClientRects()) {
      if (text.width === 0) continue;
      let scrolls = false;
      for (let at = own; at !== null && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        const ways = [style.overflowX, style.overflowY];
        if (ways.some((way) => way === 'auto' || way === 'scroll')) scrolls = true;
        const cuts = ways.some((way) => way === 'hidden' || way === 'clip');
        const box = at.getBoundingClientRect();
        // Letters may reach a little out of their line.
        const isOut = text.right > box.right + 2 || text.left < box.left - 2 || text.bottom > box.bottom + 4 || text.top < box.top - 4;
        if (cuts && !scrolls && isOut) found.push('cut: ' + node.data.trim().slice(0, 60) + ' in .' + at.className);
      }
      if (!scrolls && (text.right > innerWidth + 1 || text.left < -1)) found.push('outside: ' + node.data.trim().slice(0, 60));
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push('the page is ' + scrollWidth + ' wide');
  return [...new Set(found)];
})()`;

/** Written for the page: boxes with text in them whose corners are as round as they are high. Buttons and badges may be. */
export const findOvals = `[...document.querySelectorAll('main *')].filter((element) => {
  const { width, height } = element.getBoundingClientRect();
  const radius = Number.parseFloat(getComputedStyle(element).borderTopLeftRadius);
  const isRound = getComputedStyle(element).borderTopLeftRadius.endsWith('%') || radius >= Math.min(width, height) / 2;
  return height > 44 && width > height * 1.2 && radius > 0 && isRound
    && !element.matches('button, a, .app-badge, svg, img, progress') && element.textContent.trim() !== '';
}).map((element) => element.className)`;

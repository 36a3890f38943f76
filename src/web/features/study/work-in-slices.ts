/** Short enough that a key or a touch is never felt to wait. */
const sliceMs = 12;

/** Does a long work item by item, and lets the page live between slices. Stops when `isLeft` says so. */
export async function workInSlices<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
  { isLeft, onShare }: { isLeft: () => boolean; onShare: (share: number) => void },
): Promise<void> {
  let began = performance.now();
  for (const [index, item] of items.entries()) {
    work(item);
    if (performance.now() - began < sliceMs) continue;
    onShare((index + 1) / items.length);
    await new Promise((next) => setTimeout(next, 0));
    if (isLeft()) return;
    began = performance.now();
  }
}

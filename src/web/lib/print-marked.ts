/** Prints what is marked `data-print`, alone on the paper. */
export function printMarked(): void {
  const { dataset } = document.documentElement;
  dataset['printing'] = 'marked';
  addEventListener('afterprint', () => delete dataset['printing'], { once: true });
  print();
}

/** The pages to offer: both ends, the present one and its neighbours; null where some are left out. */
export function pageNumbers(page: number, count: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, count].filter((number) => number >= 1 && number <= count);
  const pages = [...new Set(wanted)].toSorted((one, other) => one - other);
  const shown: (number | null)[] = [];
  for (const number of pages) {
    const last = shown.at(-1);
    // One missing page takes no more room than the sign that it is missing.
    if (typeof last === 'number' && number - last === 2) shown.push(number - 1);
    else if (typeof last === 'number' && number - last > 2) shown.push(null);
    shown.push(number);
  }
  return shown;
}

/** Where a picture lies on a sheet of pictures that is as wide as its columns, for a box as large as one picture. */
export function sheetPlace(
  index: number,
  count: number,
  columns: number,
): { size: string; position: string } {
  const rows = Math.ceil(count / columns);
  const share = (place: number, places: number) => (places === 1 ? 0 : (place / (places - 1)) * 100);
  const across = share(index % columns, columns);
  const down = share(Math.floor(index / columns), rows);
  return { size: `${columns * 100}% ${rows * 100}%`, position: `${across}% ${down}%` };
}

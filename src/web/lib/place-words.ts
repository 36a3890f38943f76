/** An address with where it lies, where that is known; a number alone tells most people nothing. */
export function placeWords(ip: string, place: 'this_computer' | 'local_network' | null): string {
  if (place === 'this_computer') return 'This computer';
  return place === 'local_network' ? `Local network (${ip})` : ip;
}

const names: Readonly<Record<string, string>> = {
  p: 'pawn',
  n: 'knight',
  b: 'bishop',
  r: 'rook',
  q: 'queen',
  k: 'king',
};

export function pieceName(piece: string): string {
  if (piece === '.') return 'empty';
  const side = piece === piece.toUpperCase() ? 'white' : 'black';
  return `${side} ${names[piece.toLowerCase()] ?? ''}`;
}

const base = 'M11 37h23v3H11z';
const shapes: Readonly<Record<string, string>> = {
  p: 'M22.5 9a5 5 0 0 1 3.4 8.7c3 1.7 4.6 4.6 4.6 7.8 0 2-.6 3.8-1.7 5.3 3 1.4 4.7 3.6 4.7 6.2h-22c0-2.600 1.700-4.800 4.700-6.200a9 9 0 0 1-1.700-5.300c0-3.200 1.600-6.100 4.600-7.800A5 5 0 0 1 22.500 9z',
  r: 'M11 9h4.500v3.500h4V9h6v3.500h4V9H34v7.500l-3.500 3V31l3 3.500V37h-22v-2.500l3-3.500V19.500l-3.500-3z',
  n: 'M23 9c8 1 12 8 12 28H15c0-9 8-8 7-15-2 2.500-4 3.500-6.500 4l-2.500 3.500c-1.500 0-3-1.500-3-3.500 0-3 4-6 5-10 .5-2 1-3 2-4l.5-4 3 2.500z',
  b: 'M22.500 6a2.600 2.600 0 0 1 1.600 4.600c4.400 3 7.400 7.400 7.400 12 0 3-1.200 5.600-3 7.400l1.500 4c2 .3 3.500 1.300 3.500 3h-22c0-1.700 1.500-2.700 3.500-3l1.500-4c-1.800-1.800-3-4.400-3-7.400 0-4.600 3-9 7.400-12A2.600 2.600 0 0 1 22.500 6zm-1.300 10v3h-3v2.600h3v5h2.600v-5h3V19h-3v-3z',
  q: 'M8.500 10a2.500 2.500 0 0 1 1.600 4.400L15 22l-.5-9.800a2.500 2.500 0 1 1 2.600-.5L21 21V9.700a2.500 2.500 0 1 1 3 0V21l3.900-9.300a2.500 2.500 0 1 1 2.600.5L30 22l4.900-7.600a2.500 2.500 0 1 1 2.200.4L33 30l1 7H11l1-7-4.100-15.200A2.500 2.500 0 0 1 8.500 10z',
  k: 'M21 5h3v3h3v3h-3v4.500c1.700.6 3 2 3.500 4 6-4.500 11.500-1 11.500 4 0 4-3.500 7-6 9.500V37H12v-4c-2.500-2.500-6-5.500-6-9.500 0-5 5.500-8.500 11.500-4 .5-2 1.800-3.400 3.500-4V11h-3V8h3z',
};

/** A chess piece: light with a dark rim, or dark with a light rim, so that it stands out on every square. */
export function Piece({ piece }: { piece: string }) {
  const white = piece === piece.toUpperCase();
  const look = white ? 'fill-white stroke-black' : 'fill-black stroke-white';
  return (
    <svg viewBox="0 0 45 45" aria-hidden="true" className={`size-[88%] ${look}`} strokeWidth="1.3">
      <path d={shapes[piece.toLowerCase()] ?? ''} strokeLinejoin="round" fillRule="evenodd" />
      <path d={base} />
    </svg>
  );
}

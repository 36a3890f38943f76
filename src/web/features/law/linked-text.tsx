import { TextLink } from '../../ui/text-link.tsx';
import { lawAddress } from './law-addresses.ts';
import { lawFinder } from './law-names.ts';

interface LinkedTextProps {
  text: string;
  /** The entry that the text belongs to: it does not lead to itself. */
  of: string;
}

/** A text in which the first mention of each other entry leads to it. */
export function LinkedText({ text, of }: LinkedTextProps) {
  const pieces = lawFinder().pieces(text, { without: of, once: true });
  return pieces.map((piece, at) =>
    piece.slug === undefined ? (
      piece.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their places.
      <TextLink key={at} to={lawAddress.term(piece.slug)}>
        {piece.text}
      </TextLink>
    ),
  );
}

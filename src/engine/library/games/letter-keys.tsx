const rows = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'];

/** A keyboard of letters on the screen. */
export function LetterKeys({
  lookOf,
  disabled,
  onLetter,
  before,
  after,
}: {
  lookOf: (letter: string) => string;
  disabled: (letter: string) => boolean;
  onLetter: (letter: string) => void;
  /** Keys at both ends of the last row, such as Enter. */
  before?: { readonly label: string; readonly onPress: () => void };
  after?: { readonly label: string; readonly onPress: () => void };
}) {
  const key =
    'grid h-12 min-w-0 grow basis-0 cursor-pointer place-items-center rounded-control px-0 text-sm font-bold uppercase select-none disabled:cursor-not-allowed';
  const wide = (action: { readonly label: string; readonly onPress: () => void } | undefined) =>
    action === undefined ? null : (
      <button
        type="button"
        onClick={action.onPress}
        className={`${key} grow-[1.8] bg-primary text-xs normal-case text-on-primary`}
      >
        {action.label}
      </button>
    );
  return (
    <div role="group" aria-label="Letters" className="mx-auto grid w-full max-w-lg gap-1.5">
      {rows.map((row, index) => (
        <div key={row} className="flex gap-1 sm:gap-1.5">
          {index === 2 ? wide(before) : null}
          {[...row].map((letter) => (
            <button
              key={letter}
              type="button"
              aria-label={`Letter ${letter}`}
              disabled={disabled(letter.toLowerCase())}
              onClick={() => onLetter(letter.toLowerCase())}
              className={`${key} ${lookOf(letter.toLowerCase())}`}
            >
              {letter}
            </button>
          ))}
          {index === 2 ? wide(after) : null}
        </div>
      ))}
    </div>
  );
}

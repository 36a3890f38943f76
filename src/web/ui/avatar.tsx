import { useState } from 'react';

export interface AvatarProps {
  /** Whose it is; its initials stand in for a picture. */
  name: string;
  /** What its colour comes from, such as the id of the account: the same person has the same one everywhere. */
  of?: string;
  src?: string | null;
  size?: 'small' | 'medium' | 'large';
  /** The name stands beside it, so it is not read out again. */
  decorative?: boolean;
}

const sizes = {
  small: 'size-7.5 text-[0.6875rem]',
  medium: 'size-9 text-caption',
  large: 'size-16 text-lead',
};

const colours = [
  'border-chart-1/50 bg-chart-1/20',
  'border-chart-2/50 bg-chart-2/20',
  'border-chart-3/50 bg-chart-3/20',
  'border-chart-4/50 bg-chart-4/20',
  'border-chart-5/50 bg-chart-5/20',
  'border-chart-6/50 bg-chart-6/20',
];

export function Avatar({ name, of = name, src, size = 'medium', decorative = false }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = src !== undefined && src !== null && canBeShown(src) && src !== broken;
  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={`inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full border font-semibold text-ink select-none ${colourOf(of)} ${sizes[size]}`}
    >
      {shown ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBroken(src)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}

/** The content policy shows nothing from elsewhere; an address of another site would only be a hole. */
function canBeShown(address: string): boolean {
  return /^(data:image\/|\/(?!\/))/.test(address);
}

function colourOf(key: string): string | undefined {
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return colours[sum % colours.length];
}

/** First letters of the first and the last word; of an address, of what stands before its host. */
function initials(name: string): string {
  const words = name
    .trim()
    .replace(/(?<=.)@.*$/, '')
    .split(/[\s@._-]+/)
    .filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => [...(word ?? '?')][0]?.toUpperCase() ?? '').join('');
}

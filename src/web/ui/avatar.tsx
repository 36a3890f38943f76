import { useState } from 'react';

export interface AvatarProps {
  /** Whose it is; its initials stand in for a picture. */
  name: string;
  src?: string | null;
  size?: 'small' | 'medium' | 'large';
  /** The name stands beside it, so it is not read out again. */
  decorative?: boolean;
}

const sizes = {
  small: 'size-6 text-[0.625rem]',
  medium: 'size-9 text-caption',
  large: 'size-16 text-lead',
};

export function Avatar({ name, src, size = 'medium', decorative = false }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = src !== undefined && src !== null && src !== '' && src !== broken;
  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={`inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full border border-line-strong bg-surface-overlay font-medium text-ink-muted select-none ${sizes[size]}`}
    >
      {shown ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBroken(src)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}

/** First letters of the first and the last word. */
function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s@._-]+/)
    .filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => [...(word ?? '?')][0]?.toUpperCase() ?? '').join('');
}

import { Pause, Play, RotateCcw } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { firstPageRecording } from '../../../../catalog/first-page-recording.ts';
import type { Theme } from '../../../lib/theme.ts';
import { useTheme } from '../../../lib/use-theme.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { sheetPlace } from './sheet-place.ts';
import { type RecordingInUse, usePlayInView, useRecording } from './use-recording.ts';

const { columns, steps, frame: size, text } = firstPageRecording;
const frameMs = steps.map(({ ms }) => ms);
const seconds = Math.round(frameMs.reduce((sum, ms) => sum + ms, 0) / 1_000);

const sheetOf = (theme: Theme) => `/recording/sheet-${theme}.webp`;
const stillOf = (theme: Theme) => `/recording/still-${theme}.webp`;

/** The product, recorded while it was used: a still until it is played. */
export function Recording() {
  const theme = useTheme();
  const place = useRef<HTMLElement>(null);
  const fetchPictures = useCallback(() => {
    const sheet = new Image();
    sheet.src = sheetOf(theme);
    return sheet.decode();
  }, [theme]);
  const recording = useRecording({ frameMs, fetchPictures });
  usePlayInView(place, recording.play);
  return (
    <figure ref={place} className="grid gap-2 @4xl:max-w-xs">
      <div className="relative overflow-hidden rounded-large border border-line-strong shadow-card">
        {/* Both stand in the page, because the theme is known before the app is. */}
        <Still theme="dark" className="in-data-[theme=light]:hidden" />
        <Still theme="light" className="hidden in-data-[theme=light]:block" />
        {recording.frame === undefined ? null : <Frame theme={theme} index={recording.frame} />}
        <Control recording={recording} />
      </div>
      <figcaption className="text-caption text-ink-muted">A recording of {seconds} seconds.</figcaption>
    </figure>
  );
}

function Still({ theme, className }: { theme: Theme; className: string }) {
  return (
    <img
      src={stillOf(theme)}
      alt={text}
      width={size.width}
      height={size.height}
      loading="lazy"
      decoding="async"
      className={`h-auto w-full ${className}`}
    />
  );
}

function Frame({ theme, index }: { theme: Theme; index: number }) {
  const { size: backgroundSize, position } = sheetPlace(index, steps.length, columns);
  return (
    <span
      aria-hidden
      className="absolute inset-0"
      style={{
        backgroundImage: `url(${sheetOf(theme)})`,
        backgroundSize,
        backgroundPosition: position,
      }}
    />
  );
}

function Control({ recording: { phase, play, pause } }: { recording: RecordingInUse }) {
  const look =
    'absolute right-2 bottom-2 rounded-full border border-line-strong bg-popup text-ink shadow-card';
  if (phase === 'playing') {
    return (
      <IconButton label="Pause the recording" onClick={pause} className={look}>
        <Pause aria-hidden />
      </IconButton>
    );
  }
  const isAgain = phase === 'ended';
  return (
    <IconButton
      label={isAgain ? 'Play the recording again' : 'Play the recording'}
      onClick={play}
      className={look}
    >
      {isAgain ? <RotateCcw aria-hidden /> : <Play aria-hidden />}
    </IconButton>
  );
}

import { Badge } from '../../ui/badge.tsx';

interface LivePreviewProps {
  url: string;
  name: string;
  /** It can be looked at, and nobody knows yet whether all of it works. */
  tryingOut: boolean;
}

/** Its origin is its own, so that it may keep its data there and still reach nothing of ours. */
const rights = 'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads';

/**
 * The app itself, on its own origin. Where there is room it is drawn as on a desktop and at half the size, otherwise as on a
 * phone.
 */
export function LivePreview({ url, name, tryingOut }: LivePreviewProps) {
  return (
    <div className="@container">
      <div className="overflow-hidden rounded-large border border-line-strong bg-ground">
        <div className="flex h-9 items-center justify-between gap-3 border-b border-line bg-surface-raised px-3">
          <span className="min-w-0 truncate text-caption text-ink-muted">{name}</span>
          {tryingOut ? (
            <Badge tone="caution">Being tried out</Badge>
          ) : (
            <Badge tone="positive">Built and used in a browser</Badge>
          )}
        </div>
        <div className="h-128 overflow-hidden @lg:aspect-8/5 @lg:h-auto">
          <iframe
            title={`Preview of ${name}`}
            src={url}
            sandbox={rights}
            className="size-full origin-top-left @lg:h-[200%] @lg:w-[200%] @lg:scale-50"
          />
        </div>
      </div>
    </div>
  );
}

import { UserRound } from 'lucide-react';
import type { Viewer } from '../../../../engine/hosting/viewers.ts';
import { Select } from '../../../ui/select.tsx';

interface ViewAsProps {
  viewers: readonly Viewer[];
  /** The role that looks; undefined until the preview has said it. */
  role: string | undefined;
  onChange: (role: string) => void;
}

/** In whose eyes the app is seen. Where there is little room it has a row of its own. */
export function ViewAs({ viewers, role, onChange }: ViewAsProps) {
  const options = viewers.map(({ role: value, label }) => ({ value: value === '' ? nobody : value, label }));
  const isKnown = viewers.some((one) => one.role === role);
  return (
    <div
      title={role === undefined ? waiting : undefined}
      className="flex min-w-0 items-center gap-2 @max-2xl:order-last @max-2xl:w-full"
    >
      <span aria-hidden className="flex shrink-0 items-center gap-1.5 text-caption text-ink-muted">
        <UserRound className="size-4" />
        View as
      </span>
      <Select
        aria-label="View as"
        options={options}
        value={isKnown && role !== undefined && role !== '' ? role : nobody}
        disabled={role === undefined}
        onChange={(value) => onChange(value === nobody ? '' : value)}
        className="@2xl:w-36"
      />
    </div>
  );
}

const waiting =
  'The preview has to load first. Versions that are older than this choice cannot be seen in other eyes.';

/** A choice has to have a value; no role is called so, since roles are names. */
const nobody = '\u0000';

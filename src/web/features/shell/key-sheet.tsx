import { useModKey, useShortcuts } from '../../lib/shortcuts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { KeyCombination } from '../../ui/kbd.tsx';

interface KeySheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Every key that does something here. */
export function KeySheet({ open, onOpenChange }: KeySheetProps) {
  const mod = useModKey();
  const rows = useShortcuts().map(({ keys, label }) => ({
    label,
    keys: keys.map((key) => (key === 'Mod' ? mod : key)),
  }));
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <dl className="grid">
        {[...rows, { label: 'Close what opened last', keys: ['Esc'] }].map(({ label, keys }) => (
          <div
            key={`${label} ${keys.join(' ')}`}
            className="flex min-h-10 items-center justify-between gap-6 border-b border-line py-1.5 text-small last:border-0"
          >
            <dt className="text-ink">{label}</dt>
            <dd>
              <KeyCombination keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

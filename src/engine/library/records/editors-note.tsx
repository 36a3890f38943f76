import { ContinueAs } from '../account/continue-as.tsx';
import { inText } from '../words/in-text.ts';

interface EditorsNoteProps {
  editors: readonly string[];
  many: string;
  can: { readonly create?: boolean; readonly edit?: boolean; readonly remove?: boolean };
}

/** Tells everybody else who looks after these records, and how to become one of them. */
export function EditorsNote({ editors, many, can }: EditorsNoteProps) {
  const rights = [
    can.create === true ? 'add' : '',
    can.edit === true ? 'change' : '',
    can.remove === true ? 'delete' : '',
  ].filter((right) => right !== '');
  if (rights.length === 0) return null;
  const list = new Intl.ListFormat('en', { type: 'conjunction' });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-soft p-3 text-sm">
      <p>
        Only {list.format(editors)} can {list.format(rights)} {inText(many)}.
      </p>
      <ContinueAs roles={editors} />
    </div>
  );
}

import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { RowsField } from '../parts/rows-field.tsx';
import { CheckField, TextArea, TextField } from '../parts/tool-fields.tsx';
import type { DocumentDraft, DraftSection } from './document-content.ts';
import type { DocumentKind } from './document-kinds.ts';

interface FormProps {
  kind: DocumentKind;
  draft: DocumentDraft;
  onChange: (draft: DocumentDraft) => void;
}

export function DocumentForm({ kind, draft, onChange }: FormProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {kind.fields.map((field) => (
          <TextField
            key={field.name}
            label={field.label}
            type={field.kind === 'date' ? 'date' : 'text'}
            inputMode={field.kind === 'number' ? 'decimal' : 'text'}
            value={draft.values[field.name] ?? ''}
            onChange={(value) => onChange({ ...draft, values: { ...draft.values, [field.name]: value } })}
          />
        ))}
      </div>
      {kind.layout === 'invoice' ? (
        <RowsField
          label="Lines"
          addLabel="Add line"
          columns={[
            { label: 'Description', kind: 'text' },
            { label: 'Quantity', kind: 'number' },
            { label: 'Price', kind: 'number' },
          ]}
          rows={draft.lines}
          onChange={(lines) => onChange({ ...draft, lines })}
        />
      ) : null}
      {kind.layout === 'certificate' || kind.layout === 'poster' ? null : (
        <SectionList sections={draft.sections} onChange={(sections) => onChange({ ...draft, sections })} />
      )}
    </div>
  );
}

function SectionList({
  sections,
  onChange,
}: {
  sections: readonly DraftSection[];
  onChange: (sections: readonly DraftSection[]) => void;
}) {
  const [title, setTitle] = useState('');
  const change = (at: number, changes: Partial<DraftSection>) =>
    onChange(sections.map((section, index) => (index === at ? { ...section, ...changes } : section)));
  function move(at: number, to: number): void {
    const section = sections[at];
    if (section !== undefined) onChange(sections.toSpliced(at, 1).toSpliced(to, 0, section));
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-2 font-semibold">Sections</legend>
      {sections.map((section, at) => (
        <div key={section.title} className="rounded-control border border-line p-3">
          <div className="flex items-center justify-between gap-2">
            <CheckField
              label={`Include ${section.title}`}
              checked={section.shown}
              onChange={(shown) => change(at, { shown })}
            />
            <span className="flex">
              <Button
                look="quiet"
                className="px-3!"
                aria-label={`Move ${section.title} up`}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <ArrowUp aria-hidden="true" className="size-4" />
              </Button>
              <Button
                look="quiet"
                className="px-3!"
                aria-label={`Move ${section.title} down`}
                disabled={at === sections.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <ArrowDown aria-hidden="true" className="size-4" />
              </Button>
            </span>
          </div>
          {section.shown ? (
            <TextArea
              label={section.title}
              rows={3}
              value={section.text}
              onChange={(text) => change(at, { text })}
            />
          ) : null}
        </div>
      ))}
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1">
          <TextField label="New section" value={title} onChange={setTitle} />
        </div>
        <Button
          disabled={title.trim() === '' || sections.some((section) => section.title === title.trim())}
          onClick={() => {
            onChange([...sections, { title: title.trim(), text: '', shown: true }]);
            setTitle('');
          }}
        >
          Add section
        </Button>
      </div>
    </fieldset>
  );
}

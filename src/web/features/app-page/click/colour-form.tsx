import { useState } from 'react';
import type { ClickChange } from '../../../../engine/revise/by-click/click-change.ts';
import type { ThemeSpec } from '../../../../engine/spec/app-spec.ts';
import { Button } from '../../../ui/button.tsx';
import { ColorField } from '../color-field.tsx';
import { ByHandNote } from './by-hand-note.tsx';

interface ColourFormProps {
  theme: ThemeSpec;
  /** The style sheet, when it was changed by hand. */
  byHand: string | undefined;
  onChange: (change: ClickChange) => void;
}

/** The two colours that all others of an app are made of. */
export function ColourForm({ theme, byHand, onChange }: ColourFormProps) {
  return (
    <fieldset className="grid min-w-0 gap-3 border-t border-line pt-4">
      <legend className="sr-only">Colours of the app</legend>
      <p aria-hidden className="text-small font-medium text-ink">
        Colours of the app
      </p>
      {byHand === undefined ? (
        <>
          <OneColour
            label="Background"
            value={theme.background}
            onSave={(colour) => onChange({ do: 'colour', of: 'background', colour })}
          />
          <OneColour
            label="Header, buttons and highlights"
            value={theme.component}
            onSave={(colour) => onChange({ do: 'colour', of: 'component', colour })}
          />
        </>
      ) : (
        <ByHandNote path={byHand} />
      )}
    </fieldset>
  );
}

interface OneColourProps {
  label: string;
  value: string;
  onSave: (colour: string) => void;
}

function OneColour({ label, value, onSave }: OneColourProps) {
  const [colour, setColour] = useState(value);
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <ColorField label={label} value={colour} onChange={setColour} />
      </div>
      <Button
        aria-label={`Save the colour: ${label}`}
        disabled={colour === value}
        onClick={() => onSave(colour)}
      >
        Save
      </Button>
    </div>
  );
}

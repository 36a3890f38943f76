import { useState } from 'react';
import { CheckField, RangeField, TextField } from '../parts/tool-fields.tsx';
import { Generating } from './generated-list.tsx';
import { type LetterSet, letterSets, makePassword, strengthOf } from './passwords.ts';
import { secureBelow } from './random-below.ts';

const setNames = Object.keys(letterSets) as LetterSet[];

export function PasswordForm() {
  const [length, setLength] = useState(16);
  const [sets, setSets] = useState<readonly LetterSet[]>(setNames);
  const [withoutAlike, setWithoutAlike] = useState(false);
  return (
    <Generating
      what="Password"
      button="Generate password"
      make={() =>
        sets.length === 0
          ? 'Choose at least one kind of characters.'
          : [makePassword(length, sets, withoutAlike, secureBelow)]
      }
      show={([password = '']) => (
        <div className="grid grid-cols-1 gap-3 rounded-card bg-soft p-4">
          <output data-generated className="font-mono text-xl font-semibold break-all">
            {password}
          </output>
          <p className="text-sm">{password.length} characters</p>
          <StrengthMeter password={password} />
        </div>
      )}
    >
      <RangeField label="Length" value={length} min={4} max={64} onChange={setLength} />
      <div className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
        {setNames.map((set) => (
          <CheckField
            key={set}
            label={set}
            checked={sets.includes(set)}
            onChange={(checked) =>
              setSets(
                checked
                  ? setNames.filter((one) => one === set || sets.includes(one))
                  : sets.filter((one) => one !== set),
              )
            }
          />
        ))}
        <CheckField
          label="Without characters that look alike"
          checked={withoutAlike}
          onChange={setWithoutAlike}
        />
      </div>
    </Generating>
  );
}

function StrengthMeter({ password }: { password: string }) {
  const { label, bits, hints } = strengthOf(password);
  return (
    <div className="grid grid-cols-1 gap-1.5 text-sm">
      <p>
        Strength: <strong>{label}</strong> (about {bits} bits)
      </p>
      <progress
        aria-label="Strength"
        value={Math.min(100, bits)}
        max={100}
        className="app-progress h-2 w-full"
      />
      {hints.length === 0 ? null : (
        <ul className="list-disc pl-5">
          {hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function StrengthForm() {
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextField
        label="Password to check"
        type={shown ? 'text' : 'password'}
        autoComplete="off"
        value={password}
        onChange={setPassword}
        hint="It stays on this page and is not kept."
      />
      <CheckField label="Show the password" checked={shown} onChange={setShown} />
      <div role="status" data-result>
        {password === '' ? 'Type a password to see how strong it is.' : <StrengthMeter password={password} />}
      </div>
    </div>
  );
}

import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { TextControl } from '../parts/text-control.tsx';

/** Six digits that belong to a text, always the same ones. */
export function codeFor(text: string): string {
  const sum = [...text].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 900_000, 7);
  return String(100_000 + sum);
}

interface CodeStepProps {
  /** What the code is made from, such as an address. */
  seed: string;
  onConfirmed: () => void;
  onBack: () => void;
}

/** Asks for the code that a message would bring. No message is sent; the code is shown instead. */
export function CodeStep({ seed, onConfirmed, onBack }: CodeStepProps) {
  const [entered, setEntered] = useState('');
  const [fault, setFault] = useState<string>();
  const code = codeFor(seed);
  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (entered.trim() === code) return onConfirmed();
        setFault('This is not the code. Look at the digits above.');
      }}
    >
      <Notice>
        Simulated: no e-mail or text message is sent. Your code is <strong>{code}</strong>.
      </Notice>
      <Button className="justify-self-start" onClick={() => setEntered(code)}>
        Use this code
      </Button>
      <TextControl label="Verification code" value={entered} onChange={setEntered} fault={fault} />
      <div className="flex flex-wrap justify-between gap-3">
        <Button onClick={onBack}>Back</Button>
        <Button look="primary" type="submit">
          Verify code
        </Button>
      </div>
    </form>
  );
}

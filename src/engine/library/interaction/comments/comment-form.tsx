import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { StarsInput } from '../parts/stars-input.tsx';
import { TextControl } from '../parts/text-control.tsx';

interface CommentFormProps {
  start?: { readonly text: string; readonly stars: number };
  submitLabel: string;
  onSubmit: (values: { text: string; stars: number }) => void;
  onCancel?: () => void;
}

const nothing = { text: '', stars: 0 };

/** Stars and a few words. */
export function CommentForm({ start = nothing, submitLabel, onSubmit, onCancel }: CommentFormProps) {
  const [text, setText] = useState(start.text);
  const [stars, setStars] = useState(start.stars);
  const [tried, setTried] = useState(false);
  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (text.trim() === '' || stars === 0) return;
    onSubmit({ text: text.trim(), stars });
    setText('');
    setStars(0);
    setTried(false);
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-3">
      <StarsInput
        legend="Your rating"
        value={stars}
        onChange={setStars}
        fault={tried && stars === 0 ? 'Choose a number of stars.' : undefined}
      />
      <TextControl
        label="Your comment"
        long
        value={text}
        onChange={setText}
        fault={tried && text.trim() === '' ? 'Write a comment.' : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit">
          {submitLabel}
        </Button>
        {onCancel === undefined ? null : <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  );
}

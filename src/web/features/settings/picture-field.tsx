import { type ChangeEvent, useRef } from 'react';
import { shrinkPicture } from '../../lib/shrink-picture.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { dismissFailure, toast } from '../../ui/toast.ts';
import { avatarNeeds } from './avatar-needs.ts';

interface PictureFieldProps {
  /** As a data address; empty when there is none. */
  value: string;
  /** Whose it is, as it is shown. */
  name: string;
  userId: string;
  onChange: (value: string) => void;
  /** One was chosen and is being read: who saves now means it too. */
  onReading: (reading: Promise<void>) => void;
}

export function PictureField({ value, name, userId, onChange, onReading }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    target.value = '';
    if (file === undefined) return;
    const shrunk = await shrinkPicture(file, avatarNeeds);
    if ('data' in shrunk) {
      onChange(shrunk.data);
      dismissFailure('Failed to load image');
    } else {
      const description = 'This file could not be read as a picture. Choose a PNG, JPEG or WebP.';
      toast({ title: 'Failed to load image', description, variant: 'destructive' });
    }
  }

  return (
    <div className="flex items-center gap-4">
      <Avatar name={name} of={userId} src={value} size="large" />
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label="Picture"
          onChange={(event) => onReading(take(event))}
          className="sr-only"
          tabIndex={-1}
        />
        <Button onClick={() => input.current?.click()}>Choose picture</Button>
        {value === '' ? null : (
          <Button look="quiet" onClick={() => onChange('')}>
            Remove picture
          </Button>
        )}
      </div>
    </div>
  );
}

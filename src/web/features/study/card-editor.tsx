import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import type { StudyCard } from '../../../catalog/study/card.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CardFields } from './card-fields.tsx';
import { OcclusionEditor } from './occlusion-editor.tsx';
import { useCardDraft } from './use-card-draft.ts';

interface CardEditorProps {
  /** A new one without. */
  card?: StudyCard | undefined;
  deckId: string;
  onClose: () => void;
  /** A picture with several covered parts is several cards. */
  onSave: (cards: readonly StudyCard[]) => Promise<void>;
}

/** Writes a card, new or known. */
export function CardEditor({ card, deckId, onClose, onSave }: CardEditorProps) {
  const { draft, data, fault, isBusy, change, takePicture, save } = useCardDraft(card, deckId, onSave);
  const isPicture = draft.kind === 'picture';
  const actions = (
    <>
      <Button look="quiet" onClick={onClose}>
        Cancel
      </Button>
      <Button look="primary" busy={isBusy} onClick={() => void save()}>
        Save the card
      </Button>
    </>
  );
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={card === undefined ? 'New card' : 'Edit the card'}
      actions={actions}
    >
      <div className="grid gap-4">
        <CardFields draft={draft} onChange={change} onPicture={(file) => void takePicture(file)} />
        {data !== undefined && isPicture ? (
          <OcclusionEditor data={data} boxes={draft.boxes} onChange={(boxes) => change({ boxes })} />
        ) : null}
        {data !== undefined && !isPicture ? (
          <img src={data} alt="On the card" className="max-h-40 w-fit rounded-medium" />
        ) : null}
        <div className="flex flex-wrap gap-2">
          <PictureButton hasOne={draft.picture !== undefined} onPicture={(file) => void takePicture(file)} />
          {draft.picture === undefined || isPicture ? null : (
            <Button look="quiet" onClick={() => change({ picture: undefined })}>
              Without the picture
            </Button>
          )}
        </div>
        {fault === undefined ? null : (
          <Alert tone="negative" announce>
            {fault}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

function PictureButton({
  hasOne,
  onPicture,
}: {
  hasOne: boolean;
  onPicture: (file: File | undefined) => void;
}) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => chooser.current?.click()}>
        <ImagePlus aria-hidden />
        {hasOne ? 'Another picture' : 'Add a picture'}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label="Picture of the card"
        accept="image/png,image/jpeg,image/webp,image/gif"
        onChange={({ target }) => {
          onPicture(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
}

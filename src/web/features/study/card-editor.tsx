import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Box, cardSchema, longestSide, type StudyCard } from '../../../catalog/study/card.ts';
import { studyPictures } from '../../app/local/handles/study-pictures.ts';
import { useCollection } from '../../app/local/use-collection.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { faultOf, kindWords } from './card-words.ts';
import { OcclusionEditor } from './occlusion-editor.tsx';
import { pictureData } from './picture-file.ts';
import { newCardId } from './use-study.ts';

interface CardEditorProps {
  /** A new one without. */
  card?: StudyCard | undefined;
  deckId: string;
  onClose: () => void;
  /** A picture with several covered parts is several cards. */
  onSave: (cards: readonly StudyCard[]) => Promise<void>;
}

const kinds = (['basic', 'cloze', 'choice', 'order', 'picture'] as const).map((value) => ({
  value,
  label: kindWords[value],
}));

/** Writes a card, new or known. */
export function CardEditor({ card, deckId, onClose, onSave }: CardEditorProps) {
  const pictures = useCollection(studyPictures);
  const [kind, setKind] = useState<StudyCard['kind']>(card?.kind ?? 'basic');
  const [front, setFront] = useState(card?.front ?? '');
  const [back, setBack] = useState(card?.back ?? '');
  const [options, setOptions] = useState((card?.options ?? []).join('\n'));
  const [tags, setTags] = useState((card?.tags ?? []).join(', '));
  const [boxes, setBoxes] = useState<readonly Box[]>(card?.picture?.boxes ?? []);
  const [picture, setPicture] = useState<{ id: string; data?: string } | undefined>(card?.picture);
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const data = picture?.data ?? pictures.records.find(({ key }) => key === picture?.id)?.value.data;

  async function takePicture(file: Blob | undefined) {
    if (file === undefined) return;
    const read = await pictureData(file);
    if ('fault' in read) {
      setFault(read.fault);
      return;
    }
    setFault(undefined);
    setBoxes([]);
    setPicture({ id: newCardId(), data: read.data });
  }

  function written(): StudyCard[] {
    const now = Date.now();
    const base = {
      ...(card?.source !== undefined && { source: card.source }),
      ...(card?.guid !== undefined && { guid: card.guid }),
      ...(card?.buried !== undefined && { buried: card.buried }),
      suspended: card?.suspended ?? false,
      kind,
      front: front.trim(),
      back: back.trim(),
      options: linesOf(options).slice(0, 12),
      tags: tags
        .split(',')
        .map((tag) => tag.trim().slice(0, 60))
        .filter((tag) => tag !== '')
        .slice(0, 20),
      made: card?.made ?? now,
      changed: Math.max(now, (card?.changed ?? 0) + 1),
    };
    if (picture === undefined) return [cardSchema.parse({ ...base, id: card?.id ?? newCardId() })];
    const asked =
      kind === 'picture' && card?.picture === undefined ? [...boxes.keys()] : [card?.picture?.asked ?? 0];
    return asked.map((index) =>
      cardSchema.parse({
        ...base,
        id: card?.id !== undefined && index === asked[0] ? card.id : newCardId(),
        picture: {
          id: picture.id,
          boxes: kind === 'picture' ? boxes : [],
          asked: Math.min(index, Math.max(0, boxes.length - 1)),
        },
      }),
    );
  }

  async function save() {
    const draft = { kind, front, back, options: linesOf(options), picture: picture && { ...picture, boxes } };
    const found = faultOf(draft as unknown as StudyCard);
    setFault(found);
    if (found !== undefined) return;
    setIsBusy(true);
    try {
      if (picture?.data !== undefined)
        await pictures.insert({ id: picture.id, deck_id: deckId, data: picture.data });
      await onSave(written());
    } catch {
      setFault(
        'The card could not be kept on this device. Make room on it and save again; nothing you wrote is gone.',
      );
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      open
      size="large"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={card === undefined ? 'New card' : 'Edit the card'}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" busy={isBusy} onClick={() => void save()}>
            Save the card
          </Button>
        </>
      }
    >
      <div
        className="grid gap-4"
        onPaste={({ clipboardData }) => {
          void takePicture([...clipboardData.files].find(({ type }) => type.startsWith('image/')));
        }}
      >
        <Field label="Kind">
          {(control) => <Select {...control} options={kinds} value={kind} onChange={setKind} />}
        </Field>
        <Field label={frontLabels[kind]} hint={hints[kind]}>
          {(control) => (
            <Textarea
              {...control}
              value={front}
              rows={2}
              maxLength={longestSide}
              onChange={({ target }) => setFront(target.value)}
            />
          )}
        </Field>
        {kind === 'order' ? null : (
          <Field
            label={
              kind === 'choice'
                ? 'Right answer'
                : kind === 'cloze'
                  ? 'More to the answer (optional)'
                  : 'Answer'
            }
          >
            {(control) => (
              <Textarea
                {...control}
                value={back}
                rows={2}
                maxLength={longestSide}
                onChange={({ target }) => setBack(target.value)}
              />
            )}
          </Field>
        )}
        {kind === 'choice' || kind === 'order' ? (
          <Field
            label={kind === 'choice' ? 'Wrong answers' : 'Steps, in the right order'}
            hint="Each on a line of its own."
          >
            {(control) => (
              <Textarea
                {...control}
                value={options}
                rows={4}
                onChange={({ target }) => setOptions(target.value)}
              />
            )}
          </Field>
        ) : null}
        {data === undefined || kind !== 'picture' ? null : (
          <OcclusionEditor data={data} boxes={boxes} onChange={setBoxes} />
        )}
        {data === undefined || kind === 'picture' ? null : (
          <img src={data} alt="On the card" className="max-h-40 w-fit rounded-medium" />
        )}
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => chooser.current?.click()}>
            <ImagePlus aria-hidden />
            {picture === undefined ? 'Add a picture' : 'Another picture'}
          </Button>
          {picture === undefined || kind === 'picture' ? null : (
            <Button look="quiet" onClick={() => setPicture(undefined)}>
              Without the picture
            </Button>
          )}
          <input
            ref={chooser}
            type="file"
            hidden
            aria-label="Picture of the card"
            accept="image/png,image/jpeg,image/webp,image/gif"
            onChange={({ target }) => {
              void takePicture(target.files?.[0]);
              target.value = '';
            }}
          />
        </div>
        <Field label="Tags (optional)" hint="With commas between them.">
          {(control) => <Input {...control} value={tags} onChange={({ target }) => setTags(target.value)} />}
        </Field>
        {fault === undefined ? null : (
          <Alert tone="negative" announce>
            {fault}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().slice(0, 1000))
    .filter((line) => line !== '');
}

const frontLabels: Readonly<Record<StudyCard['kind'], string>> = {
  basic: 'Question',
  cloze: 'Sentence',
  choice: 'Question',
  order: 'What is to be put in order',
  picture: 'Question (optional)',
};
const hints: Readonly<Record<StudyCard['kind'], string>> = {
  basic: 'Formulas stand between dollar signs: $E = mc^2$. A picture can be pasted.',
  cloze: 'What is hidden stands between double braces: The capital of France is {{Paris}}.',
  choice: 'The answers are mixed anew each time.',
  order: 'Such as: The phases of mitosis',
  picture: 'Paste a picture or add one, then cover what is to be asked.',
};

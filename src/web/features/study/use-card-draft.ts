import { useState } from 'react';
import { type Box, cardSchema, type StudyCard } from '../../../catalog/study/card.ts';
import { studyPictures } from '../../app/local/handles/study-pictures.ts';
import { useCollection } from '../../app/local/use-collection.ts';
import { faultOf } from './card-words.ts';
import { pictureData } from './picture-file.ts';
import { nowMs } from './study-day.ts';
import { newCardId } from './use-study.ts';

export interface CardDraft {
  readonly kind: StudyCard['kind'];
  readonly front: string;
  readonly back: string;
  /** A line each. */
  readonly options: string;
  readonly tags: string;
  readonly boxes: readonly Box[];
  /** With its data where it is new. */
  readonly picture: { readonly id: string; readonly data?: string } | undefined;
}

/** A card while it is written, and its way to the device. */
export function useCardDraft(
  card: StudyCard | undefined,
  deckId: string,
  onSave: (cards: readonly StudyCard[]) => Promise<void>,
) {
  const pictures = useCollection(studyPictures);
  const [draft, setDraft] = useState<CardDraft>(() => draftOf(card));
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { picture } = draft;
  const change = (changes: Partial<CardDraft>) => setDraft({ ...draft, ...changes });

  async function takePicture(file: Blob | undefined) {
    if (file === undefined) return;
    const read = await pictureData(file);
    setFault('fault' in read ? read.fault : undefined);
    if ('data' in read) change({ boxes: [], picture: { id: newCardId(), data: read.data } });
  }

  async function save() {
    const found = faultOf({
      ...draft,
      options: linesOf(draft.options),
      picture: picture && { boxes: draft.boxes },
    });
    setFault(found);
    if (found !== undefined) return;
    setIsBusy(true);
    try {
      if (picture?.data !== undefined)
        await pictures.insert({ id: picture.id, deck_id: deckId, data: picture.data });
      await onSave(cardsOf(draft, card));
    } catch {
      setFault(
        'The card could not be kept on this device. Make room on it and save again; nothing you wrote is gone.',
      );
      setIsBusy(false);
    }
  }

  const data = picture?.data ?? pictures.records.find(({ key }) => key === picture?.id)?.value.data;
  return { draft, data, fault, isBusy, change, takePicture, save };
}

function draftOf(card: StudyCard | undefined): CardDraft {
  return {
    kind: card?.kind ?? 'basic',
    front: card?.front ?? '',
    back: card?.back ?? '',
    options: (card?.options ?? []).join('\n'),
    tags: (card?.tags ?? []).join(', '),
    boxes: card?.picture?.boxes ?? [],
    picture: card?.picture && { id: card.picture.id },
  };
}

/** A new picture with several covered parts is several cards. */
function cardsOf(
  { kind, front, back, options, tags, boxes, picture }: CardDraft,
  card: StudyCard | undefined,
): StudyCard[] {
  const now = nowMs();
  const base = {
    ...(card?.source !== undefined && { source: card.source }),
    ...(card?.guid !== undefined && { guid: card.guid }),
    ...(card?.buried !== undefined && { buried: card.buried }),
    suspended: card?.suspended ?? false,
    kind,
    front: front.trim(),
    back: back.trim(),
    options: linesOf(options).slice(0, 12),
    tags: tagsOf(tags),
    made: card?.made ?? now,
    changed: Math.max(now, (card?.changed ?? 0) + 1),
  };
  if (picture === undefined) return [cardSchema.parse({ ...base, id: card?.id ?? newCardId() })];
  const isNew = kind === 'picture' && card?.picture === undefined;
  const asked = isNew ? [...boxes.keys()] : [card?.picture?.asked ?? 0];
  return asked.map((part) =>
    cardSchema.parse({
      ...base,
      id: card !== undefined && part === asked[0] ? card.id : newCardId(),
      picture: {
        id: picture.id,
        boxes: kind === 'picture' ? boxes : [],
        asked: Math.min(part, Math.max(0, boxes.length - 1)),
      },
    }),
  );
}

function tagsOf(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim().slice(0, 60))
    .filter((tag) => tag !== '')
    .slice(0, 20);
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().slice(0, 1000))
    .filter((line) => line !== '');
}

import type { StudyCard } from '../../../catalog/study/card.ts';
import { studyPictures } from '../../app/local/handles/study-pictures.ts';
import { useRecord } from '../../app/local/use-collection.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PictureView } from './picture-view.tsx';

interface CardPictureProps {
  picture: NonNullable<StudyCard['picture']>;
  isOpen: boolean;
}

/** The picture of a card of one's own. */
export function CardPicture({ picture, isOpen }: CardPictureProps) {
  const { record, status } = useRecord(studyPictures, picture.id);
  if (record !== undefined) return <PictureView data={record.value.data} picture={picture} isOpen={isOpen} />;
  return status === 'loading' ? (
    <Skeleton className="mx-auto h-48 w-full max-w-md" />
  ) : (
    <p className="text-small text-ink-muted">The picture of this card is not on this device yet.</p>
  );
}

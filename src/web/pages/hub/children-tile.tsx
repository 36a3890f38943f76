import { Shapes } from 'lucide-react';
import { earlyChildren } from '../../app/local/handles/early-children.ts';
import { useCollection } from '../../app/local/use-collection.ts';
import { abcAddress } from '../../features/early-learning/abc-addresses.ts';
import { StatTile } from '../../ui/stat-tile.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** How many children learn with ABC 123. */
export function ChildrenTile() {
  const { status, records } = useCollection(earlyChildren);
  return (
    <StatTile
      icon={<Shapes aria-hidden />}
      label="Children who learn"
      value={status === 'loading' ? undefined : records.length}
      hint={<TextLink to={abcAddress.home}>ABC 123</TextLink>}
    />
  );
}

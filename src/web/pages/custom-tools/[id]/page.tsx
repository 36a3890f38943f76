import { Link, useParams } from 'react-router';
import { OwnThingPage } from '../../../features/agents/own/own-thing-page.tsx';
import type { ReadThing } from '../../../features/agents/own/read-thing.ts';
import type { OwnThing } from '../../../features/agents/own/use-own-things.ts';
import { href } from '../../../lib/href.ts';
import { buttonClass } from '../../../ui/button.tsx';

export function Page() {
  const { id = '' } = useParams();
  return <OwnThingPage key={id} kind="tool" id={id} actions={actionsOf} />;
}

/** An example is made one's own first; what is one's own can become an agent. */
function actionsOf(thing: OwnThing | undefined, { id }: ReadThing) {
  return thing === undefined ? (
    <Link to={`${href('/custom-tools/new')}?from=${id}`} className={buttonClass('primary')}>
      Make it yours
    </Link>
  ) : (
    <Link to={`${href('/my-agents/new')}?tool=${id}`} className={buttonClass('quiet')}>
      Make an agent of it
    </Link>
  );
}

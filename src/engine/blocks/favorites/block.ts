import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { entityOf, sampleTitle } from '../../fit/find-fields.ts';

const props = z.object({ entity: z.string() });

/** A list of what somebody likes, chosen from all there is. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'favorites',
  title: 'Favorites',
  words: [
    'favorite list',
    'favourite list',
    'favorite page',
    'manage favorite',
    'view favorite',
    'favorites list',
    'wish list',
    'wishlist',
    'watchlist',
    'watch list',
    'reading list',
    'save for later',
    'saved item',
    'bookmark list',
  ],
  size: 'page',
  props,
  example: { entity: 'things' },
  fit(need) {
    const entity = [need.entity, ...need.entities].find(
      (one) => one !== undefined && one.samples.length > 1 && !/favou?rite|wish|bookmark/i.test(one.name),
    );
    if (entity === undefined) return undefined;
    const title = /wish/i.test(need.text)
      ? 'Wish list'
      : /watch/i.test(need.text)
        ? 'Watch list'
        : 'Favorites';
    return { title, props: { entity: entity.name } };
  },
  emit: ({ entity }, _section, { file, ...context }) => ({
    tag: file.use('Favorites', 'interaction/favorites/favorites.tsx'),
    props: { entity: new Code(context.entity(entity)) },
  }),
  prove({ entity: name }, _section, { spec, page }) {
    const entity = entityOf(spec, name);
    const title = entity === undefined ? undefined : sampleTitle(entity);
    if (title === undefined) return [];
    return [
      {
        name: 'A favorite is kept, counted and removed',
        steps: [
          { do: 'open', path: page.path },
          { do: 'see', text: 'My favorites (0)' },
          { do: 'press', name: `Add ${title} to favorites` },
          { do: 'see', text: 'My favorites (1)' },
          { do: 'reload' },
          { do: 'press', name: `Remove ${title} from favorites` },
          { do: 'see', text: 'My favorites (0)' },
        ],
      },
    ];
  },
});

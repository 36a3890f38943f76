import { z } from 'zod';
import { type BlockNeed, defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { entityOf, sampleTitle } from '../../fit/find-fields.ts';
import { choice, longText, text } from '../../knowledge/thing.ts';
import type { EntitySpec } from '../../spec/app-spec.ts';

const props = z.object({ entity: z.string(), kind: z.enum(['audio', 'video']).optional() });
type MediaPlayerProps = z.infer<typeof props>;

const tracks: EntitySpec = {
  name: 'tracks',
  one: 'Track',
  many: 'Tracks',
  title: 'title',
  fields: [
    text('title', 'Title', { required: true }),
    text('artist', 'Artist'),
    choice('genre', 'Genre', ['Folk', 'Electronic', 'Jazz', 'Classical']),
  ],
  samples: [
    { title: 'River song', artist: 'The Low Tide', genre: 'Folk' },
    { title: 'Night train', artist: 'Mira Solis', genre: 'Jazz' },
    { title: 'Glass garden', artist: 'Kepler Nine', genre: 'Electronic' },
    { title: 'Morning prelude', artist: 'Anton Reyes', genre: 'Classical' },
    { title: 'Paper boats', artist: 'The Low Tide', genre: 'Folk' },
    { title: 'Neon rain', artist: 'Kepler Nine', genre: 'Electronic' },
  ],
};

const films: EntitySpec = {
  name: 'clips',
  one: 'Video',
  many: 'Videos',
  title: 'title',
  fields: [
    text('title', 'Title', { required: true }),
    choice('topic', 'Topic', ['Nature', 'Travel', 'How to', 'Music']),
    longText('description', 'Description'),
  ],
  samples: [
    { title: 'A day at the coast', topic: 'Nature', description: 'Waves, wind and a lighthouse.' },
    { title: 'How to fold a boat', topic: 'How to', description: 'Seven folds and a little patience.' },
    { title: 'Trains of the north', topic: 'Travel', description: 'Forests that pass by.' },
    { title: 'City lights', topic: 'Music', description: 'Colours to a slow tune.' },
    { title: 'The first snow', topic: 'Nature', description: 'Quiet, white and short.' },
  ],
};

const audible = /song|track|music|podcast|audio|album|episode|radio|recording|sound|melody/i;
const visible = /video|movie|film|clip|episode|anime|lecture|stream|drama|show/i;

function chosenEntity({ entity, entities }: BlockNeed): EntitySpec | undefined {
  return [entity, ...entities].find(
    (one) => one !== undefined && (audible.test(one.one) || visible.test(one.one)),
  );
}

/** A player with a list: tunes or films. */
export const block = defineBlock<MediaPlayerProps>({
  id: 'media-player',
  title: 'Player',
  words: [
    'music player',
    'play music',
    'play song',
    'audio player',
    'listen to music',
    'listen to song',
    'listen online',
    'music playback',
    'audio playback',
    'play audio',
    'play podcast',
    'podcast player',
    'video player',
    'play video',
    'watch video',
    'watch movie',
    'watch online',
    'video playback',
    'video streaming',
    'stream video',
    'stream music',
    'online playback',
    'video display',
    'playlist',
    'radio station',
  ],
  size: 'app',
  props,
  example: { entity: 'things', kind: 'audio' },
  fit(need) {
    const wantsVideo = visible.test(need.text) || (visible.test(need.subject) && !audible.test(need.text));
    const known = chosenEntity(need);
    if (known !== undefined) {
      const kind =
        visible.test(known.one) && !/song|track|music|podcast|audio/i.test(known.one) ? 'video' : 'audio';
      return { title: kind === 'video' ? 'Watch' : 'Player', props: { entity: known.name, kind } };
    }
    const made = wantsVideo ? films : tracks;
    return {
      title: wantsVideo ? 'Watch' : 'Player',
      props: { entity: made.name, kind: wantsVideo ? 'video' : 'audio' },
      entities: [made],
    };
  },
  emit: ({ entity, kind = 'audio' }, _section, { file, ...context }) => ({
    tag: file.use('MediaPlayer', 'media/media-player.tsx'),
    props: { entity: new Code(context.entity(entity)), kind },
  }),
  prove({ entity: name }, _section, { spec, page }) {
    const entity = entityOf(spec, name);
    if (entity === undefined) return [];
    const [first, second] = [sampleTitle(entity), sampleTitle(entity, 1)];
    if (first === undefined || second === undefined) return [];
    return [
      {
        name: 'A track plays, pauses, is moved in, and the next one follows',
        steps: [
          { do: 'open', path: page.path },
          { do: 'press', name: `Play ${first}` },
          { do: 'see', text: `Now playing: ${first}` },
          { do: 'remember', selector: '[data-position]' },
          { do: 'wait', ms: 1200 },
          { do: 'changed', selector: '[data-position]' },
          { do: 'press', name: 'Pause' },
          { do: 'see', text: `Paused: ${first}` },
          { do: 'fill', label: 'Position', value: '9' },
          { do: 'see', text: '0:09' },
          { do: 'press', name: 'Next' },
          { do: 'see', text: `Now playing: ${second}` },
          { do: 'press', name: 'Previous' },
          { do: 'see', text: `Now playing: ${first}` },
          { do: 'press', name: 'Pause' },
        ],
      },
    ];
  },
});

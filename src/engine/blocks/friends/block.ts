import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { peopleIn, topicOf } from '../../fit/domain-words.ts';

const friend = z.object({ name: z.string(), about: z.string(), posts: z.array(z.string()) });
const props = z.object({ people: z.array(friend).min(2) });

/** People to follow and a feed of what they post. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'friends',
  title: 'People and posts',
  words: [
    'add friend',
    'make friend',
    'friend list',
    'friend circle',
    'follow user',
    'follow other user',
    'follow other',
    'follow each other',
    'follow people',
    'follow friend',
    'follow author',
    'social network',
    'social feed',
    'news feed',
    'activity feed',
    'social function',
    'social interaction',
    'publish dynamic',
    'social media feed',
    'friend management',
    'user following',
  ],
  size: 'page',
  props,
  example: {
    people: [
      { name: 'Nora Fields', about: 'Cycles to work', posts: ['The first warm morning of the year.'] },
      { name: 'Felix Brandt', about: 'Bakes bread', posts: ['New sourdough, day nine.'] },
    ],
  },
  fit(need) {
    if (/following user/i.test(need.text)) return undefined;
    const topic = topicOf(need, 'cycling');
    const abouts = [`Into ${topic}`, 'New here', 'Likes to help', 'Takes pictures'];
    const posts = [
      [`Spent the whole weekend on ${topic}. Worth every hour.`, 'Looking for somebody to join on Thursday.'],
      [`Just started with ${topic}. What should I know first?`],
      ['Answered my hundredth question here today. Thank you for asking them.'],
      ['Three pictures from this morning, all before breakfast.'],
    ];
    return {
      title: 'Friends',
      props: {
        people: peopleIn(need, 4).map((name, index) => ({
          name,
          about: abouts[index % abouts.length] ?? '',
          posts: posts[index % posts.length] ?? [],
        })),
      },
    };
  },
  emit: ({ people }, _section, { file }) => ({
    tag: file.use('Feed', 'interaction/friends/feed.tsx'),
    props: { people },
  }),
  prove({ people: [, second] }, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    const post = second?.posts[0];
    return [
      ...(second === undefined || post === undefined
        ? []
        : [
            {
              name: 'Following somebody shows their posts, unfollowing hides them',
              steps: [
                open,
                { do: 'see-not', text: post },
                { do: 'press', name: `Follow ${second.name}` },
                { do: 'see', text: post },
                { do: 'reload' },
                { do: 'press', name: `Unfollow ${second.name}` },
                { do: 'see-not', text: post },
              ],
            } as const,
          ]),
      {
        name: 'A post is published, liked and kept',
        steps: [
          open,
          { do: 'fill', label: 'What is new?', value: 'I found a quiet place to read.' },
          { do: 'press', name: 'Post' },
          { do: 'see', text: 'I found a quiet place to read.' },
          { do: 'press', name: 'Like the post of' },
          { do: 'reload' },
          { do: 'see', text: 'Liked' },
        ],
      },
    ];
  },
});

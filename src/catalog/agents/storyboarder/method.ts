import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Breakdown of a script into shots, timed by speech and action, with continuity rules',
  text: [
    'The script is read as a screenplay (headings, action, cues, speech, transitions) or as two columns. Each sentence of action and each speech becomes a shot; a line of two columns is one shot. Size, angle and movement come from what the script calls for, else from its words: a letter asks for an extreme close-up, a street for a wide shot, walking for a camera that tracks. The first shot of a scene shows the place.',
    'Speech takes its words over the rate, with half a second of breath and 1.5 seconds for a pause that the script names. Action takes its words over 270 a minute, which is a full page of action, but not less than 2 seconds at the usual pace. The number of pages in the usual format (55 lines, 60 characters of action or 35 of speech to a line) is the cross-check: a page plays about a minute.',
    'Two neighbouring shots of the same subject, size and angle are a jump cut. Where the agent itself chooses the size it keeps two steps apart, so that what remains is what the script asks for. Somebody who changes sides or the way of going from one shot to the next breaks the 180-degree rule, unless a neutral shot lies between.',
    'Frames are drawn in proportion: a person is seven and a half heads tall, and a size is how much of that the picture holds.',
  ],
  sources: [
    {
      text: 'National Center for Voice and Speech, tutorials: the average rate of speech in the United States is about 150 words a minute',
      url: 'https://www.ncvs.org/',
    },
    {
      text: 'Field, Screenplay: The Foundations of Screenwriting, 1979: a page of screenplay is a minute of screen time',
    },
    { text: 'Katz, Film Directing Shot by Shot: Visualizing from Concept to Screen, 1991' },
    { text: 'Bordwell and Thompson, Film Art: An Introduction: the 180-degree system of continuity editing' },
    { text: 'Sutherland and Hodgman, Reentrant polygon clipping, Communications of the ACM 17(1), 1974' },
  ],
  assumptions: [
    'Everybody speaks at the same rate, one after the other.',
    'A shot lasts as long as what happens or is said in it; cutaways during a speech are not planned.',
    'Left and right in the script are those of the screen.',
  ],
  limits: [
    'It reads words, not meaning: look at every choice and change what the scene needs otherwise.',
    'Figures are outlines that show size, place and way; they are no likeness of anybody.',
    'Things are drawn for some fifteen words, such as door, table, car or letter; others are only named.',
    'Comedy and suspense need time that no count of words knows.',
  ],
};

import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'TRIZ: contradiction matrix, inventive principles, separation, ideality and trends',
  text: [
    'A technical contradiction is a change that makes one of thirty-nine parameters better and another worse. Altshuller counted in patents which of forty principles had solved each pair, and printed up to four of them in a matrix. The cell of your pair is read from it.',
    'Principles are ranked by their place in the cells and by how many of your contradictions and separations name them. Each is given in our own words, with prompts for your object and things that work by it.',
    'A physical contradiction asks two opposite states of one element. It is solved by parting them in time, in space, on a condition, or between the whole and its parts; each way has principles that serve it.',
    'Ideality is the sum of benefits divided by the sum of costs and harms. Trends say in which direction systems of this age have usually gone.',
  ],
  sources: [
    {
      text: 'Altshuller, Creativity as an exact science, Gordon and Breach, 1984: parameters, principles, matrix, laws of development',
    },
    {
      text: 'Altshuller, 40 Principles: TRIZ keys to technical innovation, Technical Innovation Center, 1997',
    },
    { text: 'Gadd, TRIZ for Engineers, Wiley, 2011: separation principles and ideality' },
  ],
  assumptions: [
    'The parameters that you chose come near what really improves and worsens; a second reading with neighbouring ones often pays.',
    'Within a cell the order of the printed principles is the order of promise.',
  ],
  limits: [
    'The matrix is the classical one of patents up to the 1970s: software, services and biology are not in it, and its principles serve there as a spur only.',
    'Some cells are empty in print. Six more are left empty because the copies in print disagree; the result says when one is met.',
    'A prompt is no invention: whether an idea works, is safe, or infringes a patent has to be examined.',
  ],
};

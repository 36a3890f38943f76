import type { Starter } from '../../agent-desk/work.ts';
import type { PatentInput } from './fields.ts';

/** The claims and references are written for this product; they describe no real application. */
const lockClaims = `1. A bicycle lock, comprising:
a chain of rigid links joined by hinges;
a housing in which a first link and a last link of the chain are received;
a bolt that is movable in the housing between a locked position and an open position;
a vibration sensor mounted in one of the links; and
a controller configured to compare a signal of the vibration sensor with a stored pattern of a grinding tool and to sound an alarm when the signal is substantially similar to the pattern.
2. The bicycle lock of claim 1, wherein the hinges comprise a hardened steel pin that is covered by the links.
3. The bicycle lock of claim 1 or 2, wherein the links fold into a pack that fits into the holder.
4. The bicycle lock of any one of claims 1 to 3, further comprising means for sending a message to a telephone of a user when the alarm sounds.
5. The bicycle lock of claim 4, wherein the message contains the position of the lock, such as coordinates of a satellite receiver.
6. A method of protecting a bicycle, the method comprising the steps of:
folding a chain of rigid links around a frame of the bicycle;
locking the chain in a housing;
measuring vibration of said chain; and
sounding the alarm when the vibration matches a pattern of a grinding tool.`;

const foldingReference = `Reference A: folding lock with link pack
A folding lock for two-wheeled vehicles has several rigid links which are joined by hinges so that they can be folded into a compact pack. A first link carries a lock housing, and the last link is received in the housing when the lock is closed. In the housing a bolt can be moved from an open position to a locked position by a key. The hinge pins are made of hardened steel and are covered by the links, so that they cannot be drilled out. A holder on the bicycle frame takes up the folded pack.`;

const alarmReference = `Reference B: padlock with alarm
The padlock contains a battery, a siren and an acceleration sensor. When the sensor signals a movement of the shackle for more than three seconds, the controller sounds an alarm of 110 decibels. The controller may send a message to a mobile telephone over a radio module. Movement by wind or by other cyclists leads to false alarms; therefore a threshold can be set by the user.`;

const grinderReference = `Reference C: detection of power tools at fences
Vibration sensors are fixed to the posts of a fence. The signal of each sensor is transformed into a spectrum and compared with stored patterns of tools such as saws and angle grinders. When the spectrum matches the pattern of a grinding tool, a warning is sent to a control room.`;

export const starters: readonly Starter<PatentInput>[] = [
  {
    name: 'Folding lock that hears a grinder',
    text: 'A start-up in Utrecht has draft claims and three documents from a first search.',
    input: {
      title: 'Folding bicycle lock with detection of grinding tools',
      claims: lockClaims,
      priority: '2026-09-15',
      charted: 1,
      keywords: ['angle grinder'],
      referenceOne: foldingReference,
      referenceTwo: alarmReference,
      referenceThree: grinderReference,
    },
  },
  {
    name: 'Cold box for vaccines',
    text: 'An engineer in Nairobi wants to know how the claims stand before the first search.',
    input: {
      title: 'Passive carrier for vaccines with frozen panels',
      claims: `1. A carrier for vaccines, consisting of an insulated container, a lid, a plurality of ice panels that are arranged on the inner walls of the container, and a conducting sheet between the ice panels and the vaccines, wherein the conducting sheet keeps the temperature of the vaccines generally above freezing.
2. The carrier of claim 1, wherein the conducting sheet is aluminium.
3. The carrier of claim 1, wherein the insulation is a vacuum panel.
4. The carrier of claims 2 and 3, wherein the indicator changes colour when the temperature is too high.`,
      priority: '2027-02-01',
      charted: 1,
      keywords: ['cold chain', 'phase change'],
    },
  },
  {
    name: 'Ranking of linked pages',
    text: 'The granted claim of an expired United States patent beside two texts of our own.',
    input: {
      title: 'Method for scoring documents in a linked database',
      claims: `1. A computer implemented method for scoring documents, at least some of the documents containing links to other ones of the documents, the method comprising: determining a probability that a searcher will access each of the documents after following a number of the links; and scoring each of the documents based on the determined probability.`,
      priority: '1997-01-10',
      charted: 1,
      keywords: ['hypertext'],
      referenceOne: `Text A: counting citations
The importance of a paper is measured by the number of citations that it receives from other papers. Papers that are cited by important papers receive a higher weight. The weights are found by solving a linear system.`,
      referenceTwo: `Text B: a reader who wanders
A reader begins at a random page and follows links at random. After many steps the probability that the reader is at a given page no longer changes. Pages are listed in the order of this probability, so that each of the documents has a score.`,
    },
  },
];

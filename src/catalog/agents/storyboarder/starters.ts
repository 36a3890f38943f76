import type { Starter } from '../../agent-desk/work.ts';
import type { BoardInput } from './fields.ts';

export const starters: readonly Starter<BoardInput>[] = [
  {
    name: 'The last ferry',
    text: 'A scene of two minutes for a short film in wide screen: two people, a letter, a quay.',
    input: {
      title: 'The last ferry',
      layout: 'screenplay',
      aspect: '2.39',
      wanted: 60,
      rate: 150,
      pace: 'usual',
      script: `EXT. HARBOUR QUAY - NIGHT

Rain over the harbour. A ferry lies at the end of the quay with its lamps lit.

IDA (60), in a coat too thin for the weather, walks along the water to the right. She holds a letter in her hand.

JONAS (35) stands on the right beside the boat and coils a rope.

JONAS
We are full. The next one goes on Thursday.

IDA
I was told there is always room for one.

JONAS
Who told you that?

Ida gives him the letter.

CLOSE ON the letter. The ink has run, but the name can be read.

JONAS
(beat)
Where did you get this?

IDA
From the man who wrote it. He asked me to bring it myself.

Jonas looks down at her from the gangway. He steps aside.

JONAS
Mind the step. It is slippery.

INT. FERRY CABIN - NIGHT

Ida sits on a bench at the window. The lamps of the harbour grow small.

IDA (V.O.)
I never told him that I could not swim.

Her face in the glass, and behind it the sea. She smiles.`,
    },
  },
  {
    name: 'Commercial of thirty seconds',
    text: 'Two columns for a coffee brand in Bogotá, for television and web.',
    input: {
      title: 'Before the city wakes',
      layout: 'columns',
      aspect: '1.7778',
      wanted: 30,
      rate: 135,
      pace: 'slow',
      script: `EXT. HILLS ABOVE BOGOTÁ - DAWN
Extreme wide: the city under mist, first light on the mountains | SFX: birds, a far bus
A farmer walks between coffee trees from left to right | VO: Somebody was up before you.
INSERT: hands pick one red berry | SFX: a soft snap
The farmer turns to the camera and smiles | VO: She knows every tree on this slope by name.
INT. KITCHEN IN THE CITY - DAWN
Close on: a kettle pours water over coffee | SFX: pouring
Medium shot: CARLA, 30, half asleep at the table with both hands around a cup | CARLA: Five more minutes.
CARLA drinks, opens her eyes and looks out of the window | VO: So that your morning can start slowly.
Wide: the table, the cup, the city waking behind the window | MUSIC: one guitar
Pack shot on the table, low angle, push in | VO: Ladera. From the hill to the cup.`,
    },
  },
  {
    name: 'A chase with mistakes in it',
    text: 'A telephone video whose script asks for cuts that do not work; the agent finds them.',
    input: {
      title: 'Lost dog',
      layout: 'screenplay',
      aspect: '0.5625',
      wanted: 30,
      rate: 165,
      pace: 'quick',
      script: `EXT. MARKET STREET - DAY

MINA (12) runs through the market to the left, a leash in her hand.

MINA runs past a car to the right.

CLOSE ON Mina. She calls a name.

CLOSE ON Mina. She listens.

MINA
Pancho! Pancho, where are you?

A WAITER (50) stands on the left at the door of a bar.

WAITER
Small? Brown? Steals sausages?

MINA
That is him.

The WAITER stands on the right and points down the street.

EXT. MARKET STREET - NIGHT

Mina sits on a bench under a lamp. A small dog walks to her and puts a sausage at her feet.

MINA
You could have said something.`,
    },
  },
];

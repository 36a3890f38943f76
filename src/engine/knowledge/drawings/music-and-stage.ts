import type { Drawing } from '../drawing.ts';

export const drawings: readonly Drawing[] = [
  {
    name: 'guitar',
    words:
      'guitar, band, ukulele, banjo, bass guitar, guitar lesson, instrument, rehearsal, gig, chord, luthier, busker',
    shapes: `
k s 6 M56 44l26-26
k p M78 12l10 10 6-6-10-10z
m p M20 56c4-8 10-10 16-12 2-8 10-12 18-6l8 8c6 8 2 16-6 18-2 6-4 12-12 16-10 6-24 4-30-4s-2-14 6-20z
d c 42 58 9
a s 5 M24 66l12 12
w s 1.5 M34 70l50-52
w s 1.5 M30 66l50-52`,
  },
  {
    name: 'piano',
    words:
      'piano, keyboard, pianist, organ, piano lesson, music lesson, music school, synthesizer, music teacher, practice',
    shapes: `
d r 10 20 80 64 6
a r 10 20 80 10 5
w r 16 42 68 38 3
l s 2 M30 42v38
l s 2 M43 42v38
l s 2 M57 42v38
l s 2 M70 42v38
k r 26 42 8 22 1
k r 39 42 8 22 1
k r 53 42 8 22 1
k r 66 42 8 22 1`,
  },
  {
    name: 'violin',
    words:
      'violin, orchestra, cello, string quartet, fiddle, classical, chamber music, conductor, symphony, harp',
    shapes: `
k r 47 6 6 36 2
m p M50 32c10 0 18 5 18 13 0 6-6 7-6 13s9 9 9 18c0 9-10 15-21 15s-21-6-21-15c0-9 9-12 9-18s-6-7-6-13c0-8 8-13 18-13z
d r 43 70 14 5 2
w s 1.5 M47 14v60
w s 1.5 M53 14v60
k s 2.5 M38 52v12
k s 2.5 M62 52v12
a s 3 M84 12L74 88`,
  },
  {
    name: 'drum',
    words: 'drum, drummer, percussion, beat, samba, marching band',
    shapes: `
a s 5 M14 10l36 30
a s 5 M86 10L50 40
d p M14 44v30c0 8 16 14 36 14s36-6 36-14V44z
m p M14 44v22c0 8 16 14 36 14s36-6 36-14V44z
l s 3 M24 56l12 24 14-20 14 20 12-24
w e 50 44 36 12
l e 50 44 28 8`,
  },
  {
    name: 'microphone',
    words:
      'microphone, singing, singer, karaoke, podcast, choir, interview, open mic, episode, voice, speech, toastmaster, stand up, comedy, vocal',
    shapes: `
d s 5 M22 44c0 20 12 30 28 30s28-10 28-30
d r 47 72 6 14
d r 32 84 36 7 3
m r 34 8 32 56 16
l s 3 M42 24h16
l s 3 M42 34h16
a r 34 44 32 6`,
  },
  {
    name: 'music',
    words:
      'music, song, playlist, melody, sheet music, hymn, track, album release, setlist, composer, concert, tune, repertoire',
    shapes: `
m p M36 20l46-10v14L42 33v38h-6z
m p M76 12h6v48h-6z
d e 28 74 15 11
a e 68 64 15 11
w s 3 M42 26l34-7`,
  },
  {
    name: 'headphones',
    words: 'headphones, listening, audio, audiobook, radio, dj, sound, streaming, call centre, support call',
    shapes: `
d s 7 M16 60V48c0-44 68-44 68 0v12
m r 10 52 20 34 9
m r 70 52 20 34 9
a r 24 50 10 38 5
a r 66 50 10 38 5
l s 3 M24 40c4-12 14-18 26-18`,
  },
  {
    name: 'vinyl',
    words: 'vinyl, record, record collection, album, lp, record shop, discography, turntable, cd',
    shapes: `
l r 8 14 62 72 3
m p M8 14h31v72H11c-2 0-3-1-3-3z
k c 58 50 34
d s 2 M58 50m-26 0a26 26 0 1 0 52 0a26 26 0 1 0 -52 0
d s 2 M58 50m-19 0a19 19 0 1 0 38 0a19 19 0 1 0 -38 0
a c 58 50 11
w c 58 50 3`,
  },
  {
    name: 'camera',
    words:
      'camera, photo, photographer, photography, picture, photo shoot, portfolio, lens, gallery, snapshot, shoot, wedding photo, memories',
    shapes: `
d p M32 24l6-10h24l6 10z
m r 8 22 84 60 9
d p M8 36h84v10H8z
k c 50 54 25
l c 50 54 19
d c 50 54 13
w c 45 48 4.5
a r 72 26 12 7 3
l r 16 27 14 5 2`,
  },
  {
    name: 'film',
    words:
      'film, movie, cinema, clapper, video, director, screening, documentary, watchlist, series, tv show, film club, episode guide, box set, scene, showtime',
    shapes: `
k r 10 40 80 46 5
m r 16 50 68 30 3
w p M44 56l16 9-16 9z
d p M10 26l78-14 3 14-78 14z
w p M22 24l12-2 8 12-12 2zM46 20l12-2 8 12-12 2zM70 15l12-2 8 12-12 2z
a c 16 33 3`,
  },
  {
    name: 'ticket',
    words:
      'ticket, event, admission, box office, booking, rsvp, reservation, gig ticket, seat booking, raffle ticket, coupon, voucher',
    shapes: `
d p M10 34c0-3 2-5 5-5h70c3 0 5 2 5 5v10c-8 0-8 14 0 14v10c0 3-2 5-5 5H15c-3 0-5-2-5-5V58c8 0 8-14 0-14z
m p M10 32c0-3 2-5 5-5h70c3 0 5 2 5 5v10c-8 0-8 14 0 14v10c0 3-2 5-5 5H15c-3 0-5-2-5-5V56c8 0 8-14 0-14z
w s 3 M66 34v4M66 45v6M66 58v6
a p M38 38l4 8 9 1-6 6 1 9-8-4-8 4 1-9-6-6 9-1z`,
  },
  {
    name: 'masks',
    words:
      'theatre, theater, drama, play rehearsal, actor, acting, mask, costume, improv, audition, opera, musical, pantomime, carnival, cast, role, performer',
    shapes: `
d p M48 34h40v24c0 16-9 26-20 26S48 74 48 58z
w s 3 M57 48h7
w s 3 M73 48h7
w s 3.5 M58 72c5-6 15-6 20 0
a p M10 14h46v26c0 18-10 30-23 30S10 58 10 40z
k s 3.5 M20 32c2-4 7-4 9 0
k s 3.5 M38 32c2-4 7-4 9 0
k p M20 46h26c-2 10-7 14-13 14s-11-4-13-14z`,
  },
  {
    name: 'dance',
    words:
      'dance, ballet, dancer, ballroom, salsa, disco, tango, zumba, dance class, dance school, recital, choreography',
    shapes: `
a c 54 16 9
k p M48 28c8-2 14 2 14 10l-2 14H46z
m s 6 M50 34L28 22
m s 6 M60 34l24-10
d p M44 50h18c14 4 22 10 26 18-20-4-46-2-66 4 4-10 12-18 22-22z
m s 6 M48 66l-6 24
m s 6 M58 66l20 20`,
  },
];

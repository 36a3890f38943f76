/** Names that things have, by subject: clubs and events. */
export const clubsAndEvents: Readonly<Record<string, string>> = {
  'birthday party':
    'Mila turns six; Pool party; Housewarming; Pirate party; Surprise for Dad; Garden party; Bowling; Sleepover',
  'club trip, day trip':
    'Salt mine; Castle and boat trip; Botanical garden; Chocolate factory; Bird island; Steam railway; Open-air museum; Wine village',
  'concert program, concert programme, concert piece':
    'Mozart, Ave verum; Vivaldi, Gloria; Dvořák, Serenade; Piazzolla, Libertango; Bach, Air; Grieg, Morning; Fauré, Pavane; Encore',
  'contest category, competition class, show class':
    'Best in show; Juniors; Longest carrot; Home-made jam; Cut flowers; Victoria sponge; Photography; Handwriting',
  'craft class':
    'Willow baskets; Screen printing; Bread baking; Bike repair; Natural dyeing; Pottery wheel; Lino cut; Soap making',
  'dress code':
    'Smart casual; Black tie; All white; Seventies; Traditional dress; Garden party; Come as you are; Masks',
  'easter egg':
    'Red with leaves; Blue marbled; Pysanka; Onion-skin brown; Gold stars; Wooden egg; Spotted yellow; Scratched flowers',
  'event equipment, party tent, hire equipment':
    'Marquee; Beer benches; Sound system; Fridge trailer; Coffee urn; Stage lights; Cool box; Gazebo',
  'event venue':
    'Town Hall; Old Brewery; Lakeside Barn; St Anne’s Church; Harbour Shed; Botanical Garden; Castle Courtyard; Village Hall',
  'funeral, funeral service':
    'Maria Conti; Henrik Olsen; Father Joseph; Ruth Abara; Karel Dvořák; Mrs Whitfield; Tomás Vidal; Anneliese Roth',
  'helper shift':
    'Set-up; Ticket desk; Coffee bar; Waffle stand; Parking; Children’s corner; Clean-up; First aid tent',
  'holiday, religious holiday, feast day':
    'Christmas; Easter; Eid al-Fitr; Diwali; Hanukkah; Vesak; Pentecost; Nowruz',
  'honour, prize category':
    'Volunteer of the year; Best newcomer; Fair play; Golden microphone; Young scientist; Audience prize; Lifetime achievement; Best garden',
  'icebreaker question':
    'Best meal this year?; Where did you grow up?; Hidden talent?; First job?; Favourite smell?; Tea or coffee?; Last book you read?; Dream trip?',
  invitation:
    'Garden party; Christening; Gallery opening; Open day; Wedding; Retirement drinks; Housewarming; Summer concert',
  'invited guest, guest list':
    'Amara and Obi; The Novaks; Aunt Rosa; Jonas plus one; Choir friends; Mrs Whitfield; Team from work; Neighbours upstairs',
  jubilee:
    'Silver wedding; Ten years of the club; School centenary; Golden wedding; Company fifty; First date; Ordination; Twin town friendship',
  'party supply, party item, party decoration':
    'Balloons; Paper lanterns; Bunting; Candles; Paper plates; Confetti; Streamers; Photo corner',
  'party task, party preparation':
    'Send invitations; Bake the cake; Blow up balloons; Make a playlist; Borrow benches; Buy drinks; Hang the lights; Goody bags',
  performance:
    'Opening night; School matinee; Sunday afternoon; Open air; Guest performance in Ghent; Charity evening; Dress rehearsal; Closing night',
  'program item, programme item, programme point':
    'Opening words; Choir; Tombola; Children’s theatre; Coffee and cake; Prize-giving; Live band; Fireworks',
  rehearsal:
    'Full run; Chorus only; Act one; Tech rehearsal; Strings sectional; Dress rehearsal; Dance numbers; Band call',
  'seat reservation, seat':
    'Front row, left; Front row, right; Balcony; Box; Aisle seat; Gallery; Stalls, middle; Wheelchair space',
  stage:
    'Main stage; Tent stage; Church steps; Harbour stage; Acoustic corner; Children’s stage; Club stage; Market square',
  'stage act, festival act, band act':
    'Los Gatos; Nordlicht; The Tin Whistles; Mama Afrika; DJ Selma; Brass Attack; Quiet Rivers; Sitar Nights',
  'stage prop, stage equipment':
    'Microphone stand; Fog machine; Stage steps; Spotlight; Music stands; Piano stool; Curtain weights; Cable ramp',
  talk: 'Bees in the city; Life of Marie Curie; Old maps; Travels in Georgia; Healthy backs; The night sky; History of our village; Saving water',
  'ticket type, ticket category':
    'Adult; Concession; Child; Family; Day pass; Weekend pass; Early bird; Backstage',
  'tradition, custom':
    'Maypole; Lantern walk; Sunday roast; Egg hunt; Bonfire night; Cheese rolling; Nowruz table; Name-day cake',
  'wedding guest':
    'Aunt Rosa and Uncle Franco; The Lindgrens; Priya Nair; Grandma Ilse; Tom and Eva; Kwame Boateng; The Silva family; Yuki Tanaka',
  'wedding task, wedding to-do':
    'Book the venue; Send invitations; Order the cake; Choose rings; First dance; Hire the band; Seating plan; Florist',
  'wedding vow':
    'To laugh together; To listen first; To share the last slice; To stay curious; To be your home; To forgive; To dance in kitchens; To grow old with you',
};

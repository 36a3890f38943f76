import { stemOf } from '../../../methods/language/tf-idf.ts';

/** Words that stand for each other in patents, one family to a line. */
const families = `lock latch bolt padlock
shackle bow hasp bar
fasten attach secure fix connect couple mount
container receptacle vessel box housing case
lid cover cap closure
vehicle car automobile truck
bicycle cycle bike
sensor detector transducer probe
actuator motor drive servo
battery accumulator cell
wireless radio bluetooth cordless
document page file record
link hyperlink reference citation
score rank weight rating
search query retrieval lookup
user person operator wearer
display screen monitor panel
processor controller computer microcontroller
memory storage database
network internet web
server host backend
image picture photograph frame
sound audio acoustic noise
light lamp illumination led
heat thermal warm temperature
cool cold refrigerate chill
pump compressor blower
pipe tube conduit hose
valve tap cock
filter sieve strainer membrane
lever arm handle crank
spring elastic resilient bias
shaft axle spindle rod
gear cog pinion sprocket
wheel roller caster
blade knife cutter edge
seal gasket packing
plate sheet panel board
layer film coating laminate
adhesive glue bond paste
magnet magnetic ferromagnetic
fluid liquid gas medium
rotate turn spin revolve
slide glide translate
hinge pivot joint articulate
fold collapse retract
cut sever slice grind
alarm alert warning siren
pencil pen crayon stylus
eraser rubber remover
wood timber lumber
metal steel iron aluminum
plastic polymer resin
fabric textile cloth web
bag sack pouch
bottle flask vial
drone unmanned multicopter uav
robot manipulator automaton
patient subject human
drug medicine pharmaceutical active
message signal packet
key credential code token
payment transaction purchase
vibration oscillation shock
position location coordinate
insulate insulation vacuum foam
vaccine dose ampoule
groove slot channel recess
hole opening aperture bore
support stand bracket frame
string cord rope cable`
  .split('\n')
  .map((line) => line.split(' '));

const byStem = new Map(families.flatMap((family) => family.map((word) => [stemOf(word), family] as const)));

/** The word with its relatives; the word itself stands first. */
export function synonymsOf(word: string): string[] {
  const family = byStem.get(stemOf(word)) ?? [];
  return [word, ...family.filter((other) => stemOf(other) !== stemOf(word))];
}

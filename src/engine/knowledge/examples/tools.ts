/** Names that things have, by subject: tools. */
export const tools: Readonly<Record<string, string>> = {
  axe: 'Splitting axe; Felling axe; Hatchet; Carving axe; Broad axe; Double-bit axe; Camp axe; Splitting maul',
  'battery, rechargeable battery':
    'Drill battery; Car battery; Camera battery; E-bike battery; Smoke alarm battery; Caravan leisure battery; Laptop battery; Power bank',
  bolt: 'Hex bolt; Carriage bolt; Eye bolt; Anchor bolt; Shoulder bolt; U-bolt; Toggle bolt; Roofing bolt',
  'borrowed tool, lent tool':
    'Hammer drill; Tile cutter; Post-hole digger; Wallpaper steamer; Extension ladder; Floor sander; Chainsaw; Socket set',
  'brush, paint brush, paintbrush':
    'Round brush; Flat brush; Filbert; Fan brush; Angled sash brush; Masonry brush; Wire brush; Radiator brush',
  chainsaw:
    'Petrol chainsaw, long bar; Cordless chainsaw; Top-handle saw; Electric chainsaw; Pole saw; Rear-handle saw; Milling saw; Small pruning saw',
  charger:
    'Phone charger; Laptop charger; Drill battery charger; Car battery charger; Camera charger; E-bike charger; Wall box; Solar charger',
  chisel:
    'Bevel-edge chisel; Mortise chisel; Paring chisel; Cold chisel; Skew chisel; Bolster chisel; Corner chisel; Carving gouge',
  clamp:
    'G-clamp; Sash clamp; Bar clamp; Spring clamp; Quick-release clamp; Corner clamp; Pipe clamp; Band clamp',
  'compressor, air compressor':
    'Workshop compressor; Portable compressor; Silent compressor; Diving compressor; Airbrush compressor; Belt-drive compressor; Tyre inflator; Site compressor',
  'drill bit':
    'Twist bit for metal; Masonry bit; Wood spade bit; Auger bit; Countersink bit; Hole saw; Step bit; Glass and tile bit',
  'gardening tool': 'Spade; Digging fork; Hoe; Leaf rake; Secateurs; Hand trowel; Loppers; Wheelbarrow',
  gauge:
    'Tyre pressure gauge; Depth gauge; Rain gauge; Fuel gauge; Feeler gauge; Oil pressure gauge; Marking gauge; Thread gauge',
  'glue, adhesive':
    'Wood glue; Superglue; Two-part epoxy; Hot glue sticks; Contact adhesive; Tile adhesive; Spray adhesive; Hide glue',
  hammer:
    'Claw hammer; Ball-peen hammer; Sledgehammer; Rubber mallet; Club hammer; Tack hammer; Wooden mallet; Brick hammer',
  'hand tool':
    'Claw hammer; Flat screwdriver; Tape measure; Spirit level; Adjustable spanner; Hand saw; Wood chisel; Combination pliers',
  ladder:
    'Step ladder; Extension ladder; Loft ladder; Combination ladder; Roof ladder; Telescopic ladder; Platform steps; Orchard ladder',
  lathe:
    'Wood lathe; Metal lathe; Mini lathe; Watchmaker’s lathe; Pole lathe; Bench lathe; Turret lathe; Bowl-turning lathe',
  'lawnmower, lawn mower, mower':
    'Petrol mower; Cordless mower; Ride-on mower; Robot mower; Reel mower; Mulching mower; Flail mower; Scythe mower',
  'lubricant, grease':
    'Chain oil; White lithium grease; Silicone spray; Copper grease; Cutting oil; Graphite powder; Bearing grease; Penetrating oil',
  'measuring tool, measuring instrument':
    'Tape measure; Spirit level; Vernier calliper; Laser distance meter; Combination square; Feeler gauge; Micrometer; Protractor',
  'metal file, rasp':
    'Flat bastard file; Half-round file; Round file; Needle file; Triangular file; Cabinet rasp; Chainsaw file; Farrier’s rasp',
  nail: 'Round wire nail; Oval nail; Panel pin; Roofing nail; Clout nail; Masonry nail; Copper nail; Brad',
  'plane iron, plane blade':
    'Smoothing plane iron; Jack plane iron; Block plane iron; Toothed iron; Rebate plane iron; Jointer iron; Scrub plane iron; Shoulder plane iron',
  'pliers, plier':
    'Combination pliers; Long-nose pliers; Side cutters; Water pump pliers; Circlip pliers; Crimping pliers; Locking pliers; Fencing pliers',
  pump: 'Submersible pump; Hand pump; Bilge pump; Pool pump; Heating pump; Well pump; Drum pump; Solar pump',
  rake: 'Leaf rake; Bow rake; Hay rake; Thatch rake; Shrub rake; Landscaping rake; Berry rake; Sand rake',
  'safety gear, protective equipment':
    'Safety glasses; Ear defenders; Hard hat; Dust mask; Steel-toe boots; Welding helmet; Cut-resistant gloves; High-visibility vest',
  'sandpaper, sanding paper':
    'Coarse grit; Medium grit; Fine grit; Extra fine grit; Wet-and-dry paper; Sanding discs; Sanding belt; Sanding sponge',
  saw: 'Hand saw; Tenon saw; Hacksaw; Coping saw; Jigsaw; Circular saw; Pull saw; Mitre saw',
  'saw blade':
    'Fine-cut wood blade; Ripping blade; Laminate blade; Metal blade; Diamond blade; Bandsaw blade; Scroll saw blade; Multi-material blade',
  screw:
    'Wood screw; Drywall screw; Decking screw; Coach screw; Machine screw; Self-tapping screw; Grub screw; Chipboard screw',
  screwdriver:
    'Phillips, large; Flat, small; Pozidriv; Torx; Hex; Stubby screwdriver; Precision set; Ratchet screwdriver',
  sealant:
    'Bathroom silicone; Acrylic filler; Roof sealant; Window putty; Expanding foam; Fire sealant; Marine sealant; Gutter sealant',
  'sharpening stone, whetstone':
    'Coarse water stone; Fine water stone; Arkansas stone; Diamond plate; Combination stone; Ceramic stone; Slip stone; Strop with paste',
  shovel:
    'Round-point shovel; Snow shovel; Coal shovel; Grain shovel; Trenching shovel; Square shovel; Folding shovel; Ash shovel',
  'strimmer, brush cutter':
    'Cordless strimmer; Petrol brush cutter; Long-reach hedge trimmer; Edge trimmer; Backpack brush cutter; Light strimmer; Wheeled trimmer; Clearing saw',
  'toolbox, tool box, tool kit':
    'Plumber’s bag; Electrician’s box; Bike repair kit; Carpenter’s chest; Van toolbox; Household kit; Tiler’s bucket; Watchmaker’s case',
  'welder, welding machine':
    'MIG welder; TIG welder; Stick welder; Spot welder; Oxy-acetylene set; Plasma cutter; Inverter welder; Plastic welder',
  wheelbarrow:
    'Builder’s barrow; Two-wheeled barrow; Garden barrow; Electric barrow; Folding cart; Stable barrow; Children’s barrow; Flatbed cart',
  'workbench, bench vice':
    'Joiner’s bench by the window; Metalwork bench; Folding bench; Bench with the vice; Electronics bench; Children’s bench; Assembly table; Sharpening bench',
  'workshop machine, woodworking machine':
    'Table saw; Band saw; Planer thicknesser; Pillar drill; Router table; Belt sander; Dust extractor; Wood lathe',
  'wrench, spanner':
    'Adjustable spanner; Combination spanner; Torque wrench; Pipe wrench; Basin wrench; Ring spanner; Box spanner; Ratchet spanner',
};

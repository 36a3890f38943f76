/** Names of things that have to do with arts and crafts. */
export const artsAndCrafts: Readonly<Record<string, string>> = {
  'action figure, toy figure':
    'Knight; Space ranger; Pirate captain; Ninja; Farmer with cow; Firefighter; Astronaut; Viking',
  'amigurumi, felt animal': 'Rabbit; Octopus; Fox; Elephant; Bee; Bear; Dinosaur; Penguin',
  'art commission, portrait commission, drawing commission':
    'Dog Luna, pastel; Family of five; House in ink; Wedding couple; Grandfather, oil; Book cover; Cat Felix; Mural for the café',
  'art installation, public artwork':
    'Thousand lanterns; Mirror room; Whispering trees; Red thread; Floating chairs; Light tunnel; Boat of bottles; Sound garden',
  'art style, art movement':
    'Impressionism; Cubism; Art nouveau; Pop art; Bauhaus; Surrealism; Expressionism; Romanticism',
  'art supply, art material, craft supply, craft material':
    'Watercolour set; Cartridge paper; Acrylic, titanium white; Glue gun; Felt sheets; Charcoal; Bead wire; Canvas board',
  'auction item':
    'Harbour in oil; Bronze hare; Raku vase; Signed print; Quilt; Photo of the mill; Carved owl; Silver brooch',
  'basketry, basket weaving project':
    'Willow log basket; Bread basket; Rush mat; Bicycle basket; Pine needle bowl; Fruit trug; Plant hanger; Fishing creel',
  'book illustration':
    'Fox in the snow; Map of the island; Title page; Recipe border; Grandma at the stove; Night sky; The little boat; Alphabet of animals',
  'bust, bronze':
    'Head of a girl; Seated woman; Horse and rider; The thinker in oak; Mother and child; Heron; Torso; Bust of the mayor',
  'calligraphy, lettering, hand lettering':
    'Wedding envelopes; Psalm in italic; Place cards; Poem in copperplate; Family motto; Gothic alphabet; Thank-you card; Certificate',
  'candle making, soap making, soap batch, candle batch':
    'Lavender and oat; Beeswax tapers; Rose clay; Citrus; Honey and milk; Pine pillar; Charcoal mint; Cinnamon',
  'carving, wood carving, whittling project':
    'Barn owl; Love spoon; Walking stick head; Madonna; Leaping trout; Chess knight; Mask; Bear',
  'charcoal drawing, pencil sketch':
    'Sleeping cat; Hands; Train station; Old man on bench; Oak tree; Café, morning; Life model, seated; Boats at low tide',
  'clay, clay body':
    'White stoneware; Terracotta; Porcelain; Black stoneware; Raku; Earthenware, red; Paper clay; Speckled buff',
  'coin, banknote':
    'Silver thaler; Roman denarius; Gold sovereign; Morgan dollar; Maria Theresa taler; Krugerrand; Five-mark piece; Athens owl',
  'collage, print, etching, lithograph, woodcut, linocut, art print':
    'Heron; Rooftops, Porto; Night garden; The fishermen; Fern; City in blue; Hare; Moon over pines',
  'collectable card, sports card':
    'Shiny dragon; Rookie striker; Forest guardian; Goalkeeper, gold; Fire fox; Legend in black and white; Captain; Water sprite',
  'collectable, collector’s item, collection piece, collectible item':
    'Tin robot; Enamel sign; Snow globe; Railway lantern; Cigarette cards; Porcelain thimble; Glass marble; Toy soldier',
  collection: 'Stamps; Old coins; Sea shells; Vinyl records; Postcards; Minerals; Model cars; Teapots',
  'colour mix, color mix, paint recipe':
    'Warm grey; Skin, light; Sea green; Autumn orange; Olive; Night blue; Skin, deep; Dusty rose',
  'craft kit':
    'Embroidery hoop; Candle making; Friendship bracelets; Paint by numbers; Pottery at home; Macramé; Felt animals; Model boat',
  'craft stall':
    'Wool and yarn; Wooden toys; Ceramics; Honey and candles; Jewellery; Soaps; Leather; Prints and cards',
  'craft, traditional craft, handmade item':
    'Hand-knitted scarf; Clay mug; Felt slippers; Beeswax candle; Willow basket; Patchwork quilt; Wooden toy; Silver ring',
  'crochet project, knit, crochet piece':
    'Striped baby blanket; Aran jumper; Sock pair, blue; Lace shawl; Granny square bag; Bobble hat; Amigurumi rabbit; Fingerless mitts',
  'drawing idea, art challenge, art technique':
    'Blind contour; Dry brush; One line only; Negative space; Cross-hatching; Wet in wet; Ten-minute pose; Left hand',
  'drawing ink': 'Indian ink; Sepia; Prussian blue; Walnut; White; Forest green; Iron gall; Vermilion',
  'drawing paper, paper type':
    'Cartridge; Hot-pressed; Rough watercolour; Washi; Kraft; Tracing; Toned grey; Handmade cotton',
  'dyeing, dye bath, natural dye':
    'Indigo; Madder; Weld; Onion skins; Walnut; Cochineal; Avocado stones; Woad',
  'easel, canvas':
    'Studio easel; Field easel; Table easel; Linen, large; Cotton, square; Canvas board; Child’s easel; Round canvas',
  'embroidery, cross stitch, embroidery design, needlework':
    'Alphabet sampler; Rose wreath; Bluebirds; Home sweet home; Monogram; Hungarian tulip; Christmas robin; Dragonfly',
  'exhibition piece, museum exhibit, museum piece':
    'Bronze Age sword; Weaver’s loom; Penny-farthing; Roman coin; Ship model; Wedding dress; Miner’s lamp; School desk',
  'firing, bisque firing, glaze firing':
    'Bisque, student bowls; Stoneware, Friday; Raku evening; Wood kiln, autumn; Test tiles; Salt glaze; Porcelain; Children’s animals',
  'glaze, ceramic glaze': 'Celadon; Tenmoku; Shino; Tin white; Copper red; Chun blue; Ash; Matt black',
  'graffiti, street art, public art':
    'Blue whale, harbour wall; Girl with kite; Tunnel letters; Bird on the silo; Underpass jungle; Old bus; Faces of Main Street; Water tower',
  'handmade project, crafting project':
    'Macramé plant hanger; Felt slippers; Painted chair; Lavender bags; Wooden toy train; Advent calendar; Patchwork cushion; Lamp from driftwood',
  'jewelry, jewelry piece, jewellery piece, handmade jewellery':
    'Silver leaf earrings; Amber necklace; Hammered ring; Pearl studs; Beaded bracelet; Copper cuff; Moonstone pendant; Enamel brooch',
  'leatherwork, leather project':
    'Card wallet; Belt; Knife sheath; Tote bag; Key fob; Watch strap; Notebook cover; Dog collar',
  'loom, spinning wheel, weaving loom':
    'Floor loom; Table loom; Rigid heddle; Inkle loom; Backstrap; Saxony wheel; Tapestry frame; Drop spindle',
  'macrame, macramé, macrame piece':
    'Owl wall hanging; Plant hanger; Table runner; Feather; Key fob; Hammock; Curtain; Coaster',
  'masterpiece, famous painting':
    'Mona Lisa; The Starry Night; Girl with a Pearl Earring; Guernica; The Scream; The Great Wave; The Kiss; Las Meninas',
  'miniature, miniature figure':
    'Spitfire; Steam tram; Knight on horseback; Viking longship; Half-timbered house; Dwarf warrior; Fire engine; Cutty Sark',
  'model railway, diorama, train layout':
    'Alpine valley; Harbour branch line; Winter village; Steam shed; Desert halt; Christmas market; Coal mine; Main line station',
  'mosaic, stained glass, stained glass window':
    'Tree of life; Peacock; St George; Rose window; Dolphins; Sunburst; Good Shepherd; Garden of lilies',
  'oil painting, watercolour, watercolor, gouache, acrylic painting':
    'Harbour at dusk; Lemons on a plate; Winter birches; Girl with red scarf; Tuscan hills; Stormy sea; Old mill; Poppies',
  'origami, paper craft, origami model': 'Crane; Frog; Lotus; Boat; Butterfly; Star box; Fox; Dragon',
  'palette, colour palette, color palette, colour scheme, color scheme':
    'Sea and sand; Autumn leaves; Nordic greys; Terracotta and sage; Candy pastels; Jewel tones; Black and gold; Meadow',
  'picture frame, framing job':
    'Gilt, oval; Black, thin; Oak box frame; Float frame; White passe-partout; Walnut; Art deco mirror; Wedding photo, silver',
  piece:
    'Harbour at dusk; Winter light; Blue hour; Three sisters; The old mill; Autumn leaves; Night garden; First snow',
  'pottery, pottery piece, ceramic piece':
    'Ash-glazed bowl; Raku vase; Salt pig; Teapot, celadon; Slipware plate; Pinch pot; Garlic keeper; Tall bottle',
  'repair café item, repair cafe item, repair item':
    'Toaster; Bedside lamp; Zip of a jacket; Radio; Wobbly chair; Vacuum cleaner; Torn teddy; Bicycle light',
  'restoration, restoration project, restoration job':
    'Walnut chest; Oil painting, landscape; Rocking horse; Church pew; Old gramophone; Wooden boat; Stained glass; Thonet chair',
  'scrapbook, scrapbook page':
    'Summer in Wales; Our wedding; Baby’s first year; Grandma’s recipes; School days; Road trip; Christmas; The new puppy',
  'sewing job':
    'Linen apron; Quilted bag; Curtains for the kitchen; Summer dress; Baby bib; Cushion covers; Costume for carnival; Repair of jeans',
  'shade, colour shade, paint colour, paint color':
    'Sage green; Duck egg blue; Terracotta; Ivory; Charcoal; Mustard; Dusty pink; Navy',
  'sketchbook, sketchbook page':
    'Lisbon trams; Hands and faces; Birds; Café people; Trees in winter; Travel, Kenya; Life drawing; Old doors',
  'soap recipe, glaze recipe, dye recipe':
    'Olive and laurel; Celadon base; Madder red; Oat and honey; Tenmoku; Indigo vat; Salt bar; Ash glaze',
  'tapestry, weaving, wall hanging':
    'Unicorn; Blue mountains; Abstract in wool; Tree of life; Navajo stripes; Rya sunset; Hunting scene; Coast',
  'theme idea, art theme, drawing prompt':
    'A window at night; Your breakfast; Something broken; Hands at work; City in rain; An imaginary animal; Grandparents; View from above',
  'upcycling idea, upcycling project':
    'Pallet sofa; Jeans bag; Bottle lamp; Tyre planter; Ladder shelf; Shirt cushion; Drawer garden; Tin lanterns',
  'wood type, wood stock, wood species': 'Oak; Walnut; Ash; Cherry; Beech; Larch; Olive; Maple',
  'woodwork, carpentry project, joinery project':
    'Bookshelf, oak; Step stool; Bird box; Garden bench; Toy box; Workbench; Cutting board; Picture frame',
  'work of art, art piece':
    'Harbour at dusk; Woman with fan; Blue composition; The old orchard; Three bowls; Market day; Self-portrait; Winter light',
};

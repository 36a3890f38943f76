/** Names of things that have to do with a garden. */
export const garden: Readonly<Record<string, string>> = {
  'allotment plot, community garden plot':
    'By the gate; Plum tree corner; Compost end; Stream side; School plot; Under the oak; Shared herb bed; North hedge',
  'apple variety, fruit variety, old variety':
    'Boskoop; Cox; Bramley; Gravenstein; Egremont Russet; Williams pear; Victoria plum; Discovery',
  'bedding plant': 'Cosmos; Marigold; Petunia; Nasturtium; Zinnia; Lobelia; Sweet pea; Busy Lizzie',
  'bird feeder, bird table':
    'Sunflower hearts; Fat balls; Peanuts, back garden; Nyjer seed; Ground tray; Window feeder; Apple halves; Mealworms',
  'border, garden border':
    'Rose bed; Long border, south; Spring bulbs; Shade border; Cutting garden; Herb circle; By the front door; Cottage border',
  cactus:
    'Golden barrel; Prickly pear; Christmas cactus; Bunny ears; Old man cactus; Saguaro; Peyote; Star cactus',
  chrysanthemum:
    'Emperor of China; Ruby Mound; Mei-Kyo; Bronze Elegance; Spider white; Button yellow; Clara Curtis; Pompon pink',
  'city tree, park tree':
    'London plane; Small-leaved lime; Norway maple; Ginkgo; Hornbeam; Jacaranda; Callery pear; Honey locust',
  'compost, mulch':
    'Leaf mould; Kitchen compost; Bark chips; Green waste heap; Well-rotted manure; Straw mulch; Worm compost; Wood chippings',
  'crop rotation, companion plant':
    'Beans after potatoes; Basil with tomatoes; Marigold with cabbage; Onions and carrots; Maize, beans, squash; Green manure; Lettuce under beans; Garlic by roses',
  'crop spraying':
    'Copper on the vines; Soap spray for aphids; Nettle brew, roses; Winter oil, apples; Weed control, yard; Foliar feed; Sulphur, grapes; Slug barrier',
  'cutting, plant cutting': 'Lavender; Rosemary; Fuchsia; Monstera; Geranium; Fig; Pothos; Hydrangea',
  'daffodil, narcissus':
    'Tête-à-tête; King Alfred; Thalia; Pheasant’s Eye; February Gold; Ice Follies; Minnow; Mount Hood',
  'fertiliser, fertilizer, plant food, manure':
    'Tomato feed; Horse manure; Bone meal; Seaweed extract; Nettle tea; Chicken pellets; Blood, fish and bone; Wood ash',
  'garden gnome, garden statue':
    'Fisherman; With wheelbarrow; Sleeping; Stone frog; Cherub; With lantern; Buddha; Reading',
  'garden hand tool': 'Spade; Secateurs; Hoe; Trowel; Leaf rake; Loppers; Dibber; Edging shears',
  'garden path':
    'Woodland path; Gravel walk; Rose walk; Stepping stones; Riverside path; Brick herringbone; Stream track; Chapel path',
  'garden project, garden idea':
    'Herb spiral; Pond; Wildflower strip; New patio; Raised beds; Rose arch; Bug hotel; Hedge for birds',
  'garden visit':
    'The Old Rectory; Mill House; Japanese garden; Allotments, Station Road; Walled garden; Manor kitchen garden; Rose nursery; Botanical garden',
  grapevine: 'Riesling, row by the wall; Muscat; Concord; Regent; Phoenix; Black Hamburg; Solaris; Isabella',
  'harvest day':
    'First strawberries; Early potatoes; Runner beans; Plums; Garlic; Apples, Boskoop; Pumpkins; Honey',
  'hedge plant, hedging plant': 'Beech; Hornbeam; Privet; Hawthorn; Yew; Box; Holly; Cherry laurel',
  'house plant, indoor plant, pot plant, plant pot':
    'Monstera in the hall; Peace lily; Rubber plant; Spider plant; Aloe on the sill; Snake plant; Orchid, white; Fern in the bathroom',
  ivy: 'Maidenhair fern; Hart’s tongue; Tree fern; Cushion moss; Male fern; Boston fern; Irish moss; Variegated ivy',
  'lawn treatment, lawn care':
    'Scarify; Moss control; Spring feed; Overseed; Aerate; Top dressing; Edge the beds; Autumn feed',
  'lilac, hydrangea, rhododendron':
    'Madame Lemoine; Annabelle; Charles Joly; Limelight; Sensation; Nikko Blue; Cunningham’s White; Vanille Fraise',
  'lily, daylily, iris':
    'Regale; Stargazer; Casa Blanca; Madonna lily; Tiger lily; Jane Phillips iris; Stella de Oro; Martagon',
  'oak, maple, willow, pine':
    'English oak; Red maple; Weeping willow; Scots pine; Holm oak; Japanese maple; White willow; Stone pine',
  'orchard tree':
    'Bramley by the shed; Conference pear; Victoria plum; Old Boskoop; Morello cherry; Quince; Mirabelle; Cox, espalier',
  'ornamental grass':
    'Perennial ryegrass; Red fescue; Pampas grass; Blue fescue; Feather grass; Timothy; Zebra grass; Meadow foxtail',
  peony:
    'Café au Lait; Bishop of Llandaff; Sarah Bernhardt; Bowl of Beauty; Thomas Edison; Karma Choc; Coral Charm; Festiva Maxima',
  'pergola, trellis, garden structure, garden feature':
    'Rose arch; Vine pergola; Pond with lilies; Rockery; Gazebo; Bean trellis; Bug hotel; Fire pit',
  'pest, garden pest':
    'Slugs; Aphids; Vine weevil; Cabbage white; Codling moth; Whitefly; Spider mite; Leatherjacket',
  'plant disease, crop disease, blight':
    'Late blight; Powdery mildew; Black spot; Rust; Clubroot; Canker; Botrytis; Leaf curl',
  'plant purchase, plant order':
    'Tomato seedlings; Lavender, six pots; Geraniums; Apple tree; Hedge plants; Dahlia tubers; Herb tray; Strawberry runners',
  'plant variety, rose variety':
    'Lavender Hidcote; Rose New Dawn; Dahlia Café au Lait; Hosta Halcyon; Clematis Jackmanii; Geranium Rozanne; Salvia Caradonna; Iris Jane Phillips',
  'planter, window box, hanging basket':
    'Geraniums, front; Herbs, kitchen sill; Trailing fuchsia; Spring bulbs; Strawberry basket; Winter heather; Petunias; Lavender trough',
  'polytunnel, glasshouse, cold frame':
    'Tomato house; Seedling tunnel; Old Victorian glasshouse; Cucumber tunnel; Propagation house; Orchid house; Cold frame, south; Citrus house',
  'poppy, pansy, violet, daisy':
    'Field poppy; Iceland poppy; Sweet violet; Ox-eye daisy; Oriental poppy; Shasta daisy; Winter pansy; Welsh poppy',
  'pruning job':
    'Apple trees, winter; Climbing roses; Blackcurrants; Wisteria, summer; Box balls; Grapevine; Lavender after flowering; Hydrangeas',
  rose: 'Gertrude Jekyll; Peace; New Dawn; Iceberg; Gloire de Dijon; Queen of Sweden; Rambling Rector; Ena Harkness',
  sapling:
    'Tomato Gardener’s Delight; Basil; Oak from acorn; Sweet pea; Courgette; Rowan; Lettuce Little Gem; Chilli',
  'seed sowing':
    'Broad beans; Tomatoes indoors; Carrots; Lettuce, second row; Sweet peas; Leeks; Basil; Radishes',
  'seed variety, heirloom seed':
    'Tomato Black Krim; Runner bean Painted Lady; Lettuce Freckles; Kale Red Russian; Carrot Nantes; Pea Champion; Squash Uchiki Kuri; Beet Chioggia',
  'sprinkler, water butt, irrigation line':
    'Front lawn; Vegetable beds; Greenhouse drip; Rose bed; Behind the shed; Orchard; Hanging baskets; New hedge',
  sunflower:
    'Russian Giant; Velvet Queen; Teddy Bear; Italian White; Moulin Rouge; Valentine; Autumn Beauty; Little Becka',
  'tree survey, tree inspection, tree planting, tree felling, tree work':
    'Ash by the school; Lime avenue; Oak, dead branch; Orchard, ten apples; Poplar at the pond; Playground maple; Birch, storm damage; Churchyard yew',
  tulip:
    'Queen of Night; Apricot Beauty; Ballerina; Spring Green; Black Parrot; White Triumphator; Red Riding Hood; Angelique',
  'vegetable patch':
    'Beans and peas; Tomatoes, south wall; Salad bed; Roots; Onions and garlic; Cabbages; Strawberries; Pumpkins',
  'vine, climbing plant':
    'Wisteria; Clematis; Honeysuckle; Virginia creeper; Climbing rose; Passion flower; Ivy; Jasmine',
  'water feature':
    'Lion’s head; Millstone; Village well; Wall spout; Frog fountain; Market fountain; Bamboo spout; Three basins',
  'watering can':
    'Zinc can, large; Soaker hose; Green barrow; Child’s watering can; Garden hose, front; Long-reach can; Two-wheeled barrow; Hose reel, yard',
  'watering round':
    'Tomatoes; Window boxes; Greenhouse; New hedge; Hanging baskets; Raised beds; Houseplants; Roses',
  'weeding, garden work':
    'Front border; Vegetable beds; Gravel path; Mow the lawn; Rose bed; Trim the hedge; Clear the gutter; Rake the leaves',
};

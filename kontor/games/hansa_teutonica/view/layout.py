"""Where everything lies on the map: our own drawing, 1040 x 640 units, the same for both sides of the board.

City plates and posts keep clear of each other by 12 units and more, also when extra offices widen a plate.
"""

from __future__ import annotations

from ..components import CITY_IDS, ROUTE_IDS

Point = tuple[int, int]

WIDTH, HEIGHT = 1040, 640
POST = 20  # across
SLOT, PITCH = 18, 21.5  # an office's slot, and from slot to slot
PLATE = 43  # height of a city's plate
ROW = 16  # from its upper edge to the middle of its slots
BADGE, BESIDE = 34, 19  # an ability's sign, and from the plate's edge to its middle
TOKEN, TAVERN = 26, 20

# Middle of a city's plate, and its width if the slots need no more.
_PLATES: dict[str, tuple[int, int, int]] = {
    "groningen": (111, 105, 77),
    "emden": (310, 97, 54),
    "stade": (548, 56, 47),
    "hamburg": (752, 37, 74),
    "luebeck": (891, 47, 55),
    "perleberg": (925, 155, 74),
    "lueneburg": (778, 179, 71),
    "kampen": (105, 202, 62),
    "bremen": (509, 139, 60),
    "osnabrueck": (296, 280, 78),
    "arnheim": (120, 346, 95),
    "muenster": (308, 378, 61),
    "minden": (477, 328, 95),
    "hannover": (618, 256, 72),
    "hildesheim": (628, 402, 82),
    "brunswiek": (725, 308, 76),
    "stendal": (918, 335, 95),
    "goslar": (792, 453, 52),
    "duisburg": (128, 479, 67),
    "dortmund": (284, 479, 75),
    "paderborn": (474, 496, 76),
    "coellen": (104, 573, 58),
    "warburg": (389, 608, 65),
    "goettingen": (600, 576, 74),
    "quedlinburg": (816, 528, 90),
    "halle": (898, 573, 52),
    "magdeburg": (932, 507, 83),
}
# Spaces from the first city to the second; a marker's place; where a piece off the board waits.
_ROADS: dict[str, tuple[tuple[Point, ...], Point, Point]] = {
    "groningen-emden": (((162, 139), (210, 128), (258, 102)), (231, 143), (213, 104)),
    "emden-stade": (((380, 96), (458, 69), (500, 60)), (464, 45), (440, 54)),
    "emden-osnabrueck": (((323, 132), (290, 158), (263, 194), (294, 222)), (292, 188), (262, 158)),
    "stade-hamburg": (((592, 85), (635, 72), (673, 46)), (659, 81), (635, 48)),
    "hamburg-luebeck": (((812, 58), (846, 89), (894, 82)), (852, 113), (825, 98)),
    "hamburg-bremen": (((714, 76), (680, 112), (632, 132), (576, 138)), (641, 107), (662, 143)),
    "hamburg-lueneburg": (((758, 72), (785, 103), (812, 130), (837, 162)), (784, 132), (796, 84)),
    "kampen-osnabrueck": (((162, 239), (224, 250)), (196, 224), (172, 260)),
    "kampen-arnheim": (((92, 238), (113, 264), (132, 294)), (89, 270), (137, 261)),
    "osnabrueck-bremen": (((352, 232), (392, 192), (439, 162)), (398, 216), (371, 183)),
    "bremen-minden": (((490, 180), (450, 224), (428, 273)), (441, 200), (459, 245)),
    "bremen-hannover": (((534, 175), (560, 196), (583, 220)), (566, 172), (539, 205)),
    "hannover-lueneburg": (((677, 254), (710, 232), (737, 214)), (716, 256), (689, 223)),
    "lueneburg-perleberg": (((811, 218), (854, 210), (894, 191)), (872, 228), (836, 195)),
    "perleberg-stendal": (((954, 191), (950, 236), (938, 275)), (926, 242), (968, 251)),
    "arnheim-muenster": (((194, 343), (227, 354), (254, 372)), (251, 345), (206, 366)),
    "arnheim-duisburg": (((115, 382), (151, 400), (163, 440)), (139, 421), (175, 400)),
    "muenster-minden": (((362, 378), (388, 356), (422, 362)), (394, 380), (367, 347)),
    "minden-hannover": (((547, 304), (577, 290), (616, 291)), (556, 275), (586, 311)),
    "minden-brunswiek": (((556, 344), (600, 342), (638, 338), (666, 322)), (625, 361), (616, 322)),
    "minden-paderborn": (((493, 365), (484, 398), (472, 428)), (469, 377), (496, 419)),
    "brunswiek-stendal": (((784, 310), (800, 338), (832, 356), (866, 376)), (825, 329), (807, 365)),
    "stendal-magdeburg": (((937, 371), (934, 406), (953, 446)), (913, 391), (955, 397)),
    "duisburg-dortmund": (((184, 480), (218, 478)), (198, 458), (225, 458)),
    "dortmund-paderborn": (((348, 482), (388, 490), (428, 464)), (373, 511), (379, 469)),
    "paderborn-hildesheim": (((536, 478), (576, 462), (606, 442)), (555, 447), (597, 474)),
    "paderborn-warburg": (((483, 532), (456, 550), (422, 573)), (459, 574), (435, 541)),
    "hildesheim-goslar": (((692, 400), (722, 412), (754, 418)), (728, 436), (737, 394)),
    "goslar-magdeburg": (((841, 458), (872, 476)), (848, 485), (872, 452)),
    "goslar-quedlinburg": (((743, 466), (708, 480), (718, 520), (748, 536)), (731, 497), (692, 509)),
    "coellen-warburg": (((151, 606), (204, 606), (260, 606), (321, 606)), (235, 585), (235, 624)),
    "warburg-goettingen": (((452, 610), (502, 609), (551, 610)), (517, 588), (490, 588)),
    "goettingen-quedlinburg": (((658, 606), (708, 583), (771, 573)), (714, 559), (723, 601)),
    "quedlinburg-halle": (((820, 564), (838, 591), (867, 609), (902, 609)), (838, 618), (846, 570)),
}
TAVERNS: dict[str, Point] = {
    "osnabrueck-bremen": (404, 158),
    "lueneburg-perleberg": (818, 240),
    "hildesheim-goslar": (712, 384),
}

PLATES = tuple(_PLATES[city] for city in CITY_IDS)
POSTS = tuple(_ROADS[route][0] for route in ROUTE_IDS)
MARKERS = tuple(_ROADS[route][1] for route in ROUTE_IDS)
ASIDE = tuple(_ROADS[route][2] for route in ROUTE_IDS)

# Printed tracks: upper left corner of the first cell, from cell to cell, size of a cell.
FULL_CITIES = (77, 26, 20.5, 17)
COELLEN = (170, 526, 35, 28)
LINK = (158, 287, 23, 18)
PILE = (330, 23, 22)
WATERS: dict[str, Point] = {"north-sea": (462, 16), "baltic": (952, 11)}

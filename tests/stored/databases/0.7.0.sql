BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	seat INTEGER, 
	text VARCHAR(500) NOT NULL, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (id), 
	CONSTRAINT fk_chat_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES(1,'75d2vrya','NGpB_VPOl60H5ZmQ','Ann',0,'zażółć gęślą jaźń','2026-11-18 21:02:01.885807');
INSERT INTO "chat" VALUES(2,'4wchc9u4','NGpB_VPOl60H5ZmQ','Ann',0,'zażółć gęślą jaźń','2026-11-18 21:02:02.132635');
CREATE TABLE decisions (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	notation VARCHAR(80) NOT NULL, 
	turn INTEGER NOT NULL, 
	events JSON NOT NULL, 
	barrier VARCHAR(40) NOT NULL, 
	state BLOB, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_decisions PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_decisions_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "decisions" VALUES('75d2vrya',1,0,'place F2',1,'[[3, 0, 14, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:01.519478');
INSERT INTO "decisions" VALUES('75d2vrya',2,1,'place G6',2,'[[3, 1, 51, 0, 0], [4, 1, 1, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:02:01.526339');
INSERT INTO "decisions" VALUES('75d2vrya',3,0,'place B2',3,'[[3, 0, 10, 0, 0], [4, 0, 1, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:01.530762');
INSERT INTO "decisions" VALUES('75d2vrya',4,1,'place H3',4,'[[3, 1, 25, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:02:01.553679');
INSERT INTO "decisions" VALUES('75d2vrya',5,0,'place G2',5,'[[3, 0, 15, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:01.578615');
INSERT INTO "decisions" VALUES('75d2vrya',6,1,'place A6',6,'[[3, 1, 45, 0, 0], [4, 1, 1, 0, 0]]','',NULL,'2026-11-18 21:02:01.638659');
INSERT INTO "decisions" VALUES('75d2vrya',7,0,'place F5',7,'[[3, 0, 41, 0, 0], [4, 0, 1, 0, 0], [4, 0, 2, 2, 0]]','',NULL,'2026-11-18 21:02:01.802572');
INSERT INTO "decisions" VALUES('75d2vrya',8,1,'place D6',8,'[[3, 1, 48, 0, 0], [4, 1, 1, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:02:01.812042');
INSERT INTO "decisions" VALUES('75d2vrya',9,0,'place B5',9,'[[3, 0, 37, 0, 0], [4, 0, 3, 0, 0]]','',NULL,'2026-11-18 21:02:01.817143');
INSERT INTO "decisions" VALUES('75d2vrya',10,1,'place F3',10,'[[3, 1, 23, 0, 0], [15, 1, 0, 0, 0]]','',NULL,'2026-11-18 21:02:01.820681');
INSERT INTO "decisions" VALUES('75d2vrya',11,0,'feed 4 fish',15,'[[17, 0, 4, 0, 1]]','',NULL,'2026-11-18 21:02:01.824551');
INSERT INTO "decisions" VALUES('75d2vrya',12,1,'feed 1 bought',16,'[[17, 1, 3, 0, 1], [18, 1, 1, 3, 0], [19, 1, 0, 0, 0], [2, 2, 1, 0, 0]]','',NULL,'2026-11-18 21:02:01.836194');
INSERT INTO "decisions" VALUES('75d2vrya',13,1,'place E1',21,'[[3, 1, 4, 0, 0], [4, 1, 1, 1, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:02:01.844623');
INSERT INTO "decisions" VALUES('75d2vrya',14,0,'place G4',22,'[[3, 0, 33, 0, 0], [4, 0, 1, 0, 0]]','',NULL,'2026-11-18 21:02:01.853062');
INSERT INTO "decisions" VALUES('75d2vrya',15,1,'place C5',23,'[[3, 1, 38, 0, 0], [4, 1, 2, 0, 0]]','',NULL,'2026-11-18 21:02:01.856643');
INSERT INTO "decisions" VALUES('75d2vrya',16,0,'build well',24,'[[12, 0, 4, 0, 0], [7, 0, 1, 0, 0], [7, 0, 1, 1, 0]]','',X'1D7CE4B700000000D59BCC5E00000000050001000100000000000000000000000000000000000000000000000000000003070406080A0E00050001000100000000000000000000000000000000000000FDFF000000000000030704020D0F10000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF003D86F10005000D000D000F0028001800FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00FFFFFFFF01FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF05000101010100000001010000000001010000000101010100FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000010001010100010101020201000600FF0000000000000000000000000000000004FF040000000000000000FFFF00010C0305110B090C0B0C0D110F101118070112060E080C0000','2026-11-18 21:02:01.866744');
INSERT INTO "decisions" VALUES('75d2vrya',17,0,'lay B1',24,'[[13, 0, 4, 1, 4]]','',NULL,'2026-11-18 21:02:01.870230');
INSERT INTO "decisions" VALUES('75d2vrya',18,1,'place F5',25,'[[3, 1, 41, 0, 0], [4, 1, 1, 0, 0], [4, 1, 2, 2, 0]]','',NULL,'2026-11-18 21:02:01.877459');
INSERT INTO "decisions" VALUES('75d2vrya',19,0,'place I3',26,'[[3, 0, 26, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:01.880617');
INSERT INTO "decisions" VALUES('75d2vrya',20,1,'place F3',27,'[[3, 1, 23, 0, 0]]','',NULL,'2026-11-18 21:02:01.883277');
INSERT INTO "decisions" VALUES('4wchc9u4',1,0,'place A2',1,'[[3, 0, 9, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:01.964868');
INSERT INTO "decisions" VALUES('4wchc9u4',2,1,'place D2',2,'[[3, 1, 12, 0, 0], [4, 1, 1, 0, 0], [4, 1, 1, 1, 0]]','',NULL,'2026-11-18 21:02:01.970846');
INSERT INTO "decisions" VALUES('4wchc9u4',3,0,'place E2',3,'[[3, 0, 13, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:01.979905');
INSERT INTO "decisions" VALUES('4wchc9u4',4,1,'place H4',4,'[[3, 1, 34, 0, 0], [4, 1, 1, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:02:01.982864');
INSERT INTO "decisions" VALUES('4wchc9u4',5,0,'place C3',5,'[[3, 0, 20, 0, 0]]','',NULL,'2026-11-18 21:02:01.985822');
INSERT INTO "decisions" VALUES('4wchc9u4',6,1,'place E4',6,'[[3, 1, 31, 0, 0]]','',NULL,'2026-11-18 21:02:01.989095');
INSERT INTO "decisions" VALUES('4wchc9u4',7,0,'place B4',7,'[[3, 0, 28, 0, 0], [4, 0, 1, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:01.999580');
INSERT INTO "decisions" VALUES('4wchc9u4',8,1,'place G3',8,'[[3, 1, 24, 0, 0]]','',NULL,'2026-11-18 21:02:02.002780');
INSERT INTO "decisions" VALUES('4wchc9u4',9,0,'place G1',9,'[[3, 0, 6, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:02.005502');
INSERT INTO "decisions" VALUES('4wchc9u4',10,1,'place E3',10,'[[3, 1, 22, 0, 0], [15, 1, 0, 0, 0]]','',NULL,'2026-11-18 21:02:02.008129');
INSERT INTO "decisions" VALUES('4wchc9u4',11,0,'feed 1 bought',15,'[[17, 0, 4, 0, 1]]','',NULL,'2026-11-18 21:02:02.010300');
INSERT INTO "decisions" VALUES('4wchc9u4',12,1,'feed 1 bought',16,'[[17, 1, 1, 0, 1], [18, 1, 3, 9, 0], [19, 1, 0, 0, 0], [2, 2, 1, 0, 0]]','',NULL,'2026-11-18 21:02:02.012209');
INSERT INTO "decisions" VALUES('4wchc9u4',13,1,'place F5',21,'[[3, 1, 41, 0, 0], [4, 1, 1, 0, 0], [4, 1, 2, 2, 0]]','',NULL,'2026-11-18 21:02:02.015201');
INSERT INTO "decisions" VALUES('4wchc9u4',14,0,'place E4',22,'[[3, 0, 31, 0, 0]]','',NULL,'2026-11-18 21:02:02.017498');
INSERT INTO "decisions" VALUES('4wchc9u4',15,1,'place D6',23,'[[3, 1, 48, 0, 0], [4, 1, 1, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:02:02.019949');
INSERT INTO "decisions" VALUES('4wchc9u4',16,0,'place C5',24,'[[3, 0, 38, 0, 0], [4, 0, 2, 0, 0]]','',X'1D7CE4B700000000D59BCC5E00000000030003000000000000000000000000000000000000000000000000000000000003070406080A0E00040001000300000000000000000000000000000000000000F7FF000000000000030704020D0F10000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF003D86F10008000B000C000F0028001900FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00FFFFFFFFFFFF00FFFF01FFFFFFFFFFFF01FFFFFFFFFF05000101010100000001010000000001010000000101010100FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000010001010100010101020201010100FF00000000000000000000000000000000FFFF000000000000000000FFFF00010C0305110B090C0B0C0D110F101118070112060E080C0000','2026-11-18 21:02:02.022295');
INSERT INTO "decisions" VALUES('4wchc9u4',17,1,'place A6',25,'[[3, 1, 45, 0, 0], [4, 1, 1, 0, 0]]','',NULL,'2026-11-18 21:02:02.024944');
INSERT INTO "decisions" VALUES('4wchc9u4',18,0,'place G3',26,'[[3, 0, 24, 0, 0]]','',NULL,'2026-11-18 21:02:02.027547');
INSERT INTO "decisions" VALUES('4wchc9u4',19,1,'place G1',27,'[[3, 1, 6, 0, 0], [4, 1, 1, 1, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:02:02.029845');
INSERT INTO "decisions" VALUES('4wchc9u4',20,0,'place E1',28,'[[3, 0, 4, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:02.045562');
INSERT INTO "decisions" VALUES('4wchc9u4',21,1,'place A5',29,'[[3, 1, 36, 0, 0], [4, 1, 2, 0, 0]]','',NULL,'2026-11-18 21:02:02.048679');
INSERT INTO "decisions" VALUES('4wchc9u4',22,0,'place H6',30,'[[3, 0, 52, 0, 0], [4, 0, 2, 0, 0], [15, 2, 0, 0, 0], [17, 1, 4, 0, 0], [18, 1, 1, 3, 0], [17, 0, 1, 0, 0], [18, 0, 4, 12, 0], [19, 0, 0, 0, 0], [2, 3, 0, 0, 0]]','',NULL,'2026-11-18 21:02:02.052937');
INSERT INTO "decisions" VALUES('4wchc9u4',23,0,'place B4',41,'[[3, 0, 28, 0, 0], [4, 0, 1, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:02.056077');
INSERT INTO "decisions" VALUES('4wchc9u4',24,1,'place G4',42,'[[3, 1, 33, 0, 0], [4, 1, 1, 0, 0]]','',NULL,'2026-11-18 21:02:02.058548');
INSERT INTO "decisions" VALUES('4wchc9u4',25,0,'place C5',43,'[[3, 0, 38, 0, 0], [4, 0, 1, 0, 0]]','',NULL,'2026-11-18 21:02:02.060942');
INSERT INTO "decisions" VALUES('4wchc9u4',26,1,'place D6',44,'[[3, 1, 48, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:02:02.063200');
INSERT INTO "decisions" VALUES('4wchc9u4',27,0,'place H2',45,'[[3, 0, 16, 0, 0], [4, 0, 2, 1, 0]]','',NULL,'2026-11-18 21:02:02.065401');
INSERT INTO "decisions" VALUES('4wchc9u4',28,1,'build gold-mine',46,'[[12, 1, 2, 0, 0], [7, 1, 1, 0, 0], [7, 1, 1, 1, 0]]','',NULL,'2026-11-18 21:02:02.067893');
INSERT INTO "decisions" VALUES('4wchc9u4',29,1,'lay B3',46,'[[13, 1, 2, 19, 4]]','',NULL,'2026-11-18 21:02:02.087994');
INSERT INTO "decisions" VALUES('4wchc9u4',30,0,'place G3',47,'[[3, 0, 24, 0, 0]]','',NULL,'2026-11-18 21:02:02.091166');
INSERT INTO "decisions" VALUES('4wchc9u4',31,1,'place F3',48,'[[3, 1, 23, 0, 0]]','',NULL,'2026-11-18 21:02:02.093736');
INSERT INTO "decisions" VALUES('4wchc9u4',32,0,'place E1',49,'[[3, 0, 4, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',X'1D7CE4B700000000D59BCC5E00000000070007000200000000000000000000000000000000000000F4FF00000000000000070406080A0E00070001000100000000000400000000000000000000000000F4FF000000000000010604020D0F10000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF003D86F100010007000C000F0028003200FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF02FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00FFFFFFFFFFFFFFFFFFFFFF00FFFFFFFFFFFF0100FFFFFF00FFFFFFFF01FFFFFFFF00FFFFFFFFFFFFFFFFFF01FFFFFFFFFF05000001010100000001010000000001010000000101010100FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000010001010100010101020300010100FF00000000000000000000000000000000FFFF040000000000000000FFFF00010C0305110B090C0B0C0D110F101118070112060E080C0000','2026-11-18 21:02:02.096063');
INSERT INTO "decisions" VALUES('4wchc9u4',33,1,'place D3',50,'[[3, 1, 21, 0, 0], [15, 3, 0, 0, 0], [17, 0, 2, 0, 0], [18, 0, 3, 9, 0], [17, 1, 1, 0, 0], [18, 1, 4, 12, 0], [19, 1, 0, 0, 0], [2, 4, 1, 0, 0]]','',NULL,'2026-11-18 21:02:02.098477');
INSERT INTO "decisions" VALUES('4wchc9u4',34,1,'place C4',61,'[[3, 1, 29, 0, 0]]','',NULL,'2026-11-18 21:02:02.101282');
INSERT INTO "decisions" VALUES('4wchc9u4',35,1,'use B3',61,'[[5, 1, 2, 19, 0], [9, 1, 2, 4, 0]]','',NULL,'2026-11-18 21:02:02.103301');
INSERT INTO "decisions" VALUES('4wchc9u4',36,0,'place F2',62,'[[3, 0, 14, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:02.105814');
INSERT INTO "decisions" VALUES('4wchc9u4',37,1,'place A6',63,'[[3, 1, 45, 0, 0], [4, 1, 1, 0, 0]]','',NULL,'2026-11-18 21:02:02.109437');
INSERT INTO "decisions" VALUES('4wchc9u4',38,0,'place D6',64,'[[3, 0, 48, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:02.111785');
INSERT INTO "decisions" VALUES('4wchc9u4',39,1,'place H4',65,'[[3, 1, 34, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:02:02.114118');
INSERT INTO "decisions" VALUES('4wchc9u4',40,0,'place H6',66,'[[3, 0, 52, 0, 0]]','',NULL,'2026-11-18 21:02:02.116340');
INSERT INTO "decisions" VALUES('4wchc9u4',41,1,'build carpenter',67,'[[12, 1, 10, 0, 0], [7, 1, 2, 0, 0]]','',NULL,'2026-11-18 21:02:02.118460');
INSERT INTO "decisions" VALUES('4wchc9u4',42,1,'lay C3',67,'[[13, 1, 10, 20, 4]]','',NULL,'2026-11-18 21:02:02.120642');
INSERT INTO "decisions" VALUES('4wchc9u4',43,0,'place H5',68,'[[3, 0, 43, 0, 0], [4, 0, 2, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:02.123220');
INSERT INTO "decisions" VALUES('4wchc9u4',44,1,'place E5',69,'[[3, 1, 40, 0, 0], [4, 1, 2, 2, 0]]','',NULL,'2026-11-18 21:02:02.125570');
INSERT INTO "decisions" VALUES('4wchc9u4',45,0,'build fountain',70,'[[12, 0, 15, 0, 0], [7, 0, 2, 1, 0]]','',NULL,'2026-11-18 21:02:02.127724');
INSERT INTO "decisions" VALUES('4wchc9u4',46,0,'lay C5',70,'[[13, 0, 15, 38, 5], [15, 4, 0, 0, 0], [17, 1, 3, 0, 0], [18, 1, 2, 6, 0], [17, 0, 3, 0, 0], [18, 0, 2, 6, 0], [23, 0, 0, 0, 0]]','undo-refused-revealed',NULL,'2026-11-18 21:02:02.129989');
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	login VARCHAR(120), 
	password VARCHAR(200), 
	preferences JSON NOT NULL, 
	created DATETIME NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_login UNIQUE (login)
);
INSERT INTO "people" VALUES('NGpB_VPOl60H5ZmQ','Ann','ann@example.org','$argon2id$v=19$m=65536,t=3,p=4$fp3XttaZvk76t46KZ4Pi+g$To1ilo1ifs2sICpw4qEe3pwHlbXMlwObshJQ89G0ljs','{}','2026-11-18 21:01:57.045760');
INSERT INTO "people" VALUES('jnAp4hPC6t8VQLIh','Guest',NULL,NULL,'{}','2026-11-18 21:02:02.181778');
CREATE TABLE reviews (
	table_id VARCHAR(16) NOT NULL, 
	iterations INTEGER NOT NULL, 
	found JSON NOT NULL, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_reviews PRIMARY KEY (table_id), 
	CONSTRAINT fk_reviews_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE seatings (
	table_id VARCHAR(16) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_seatings PRIMARY KEY (table_id, person), 
	CONSTRAINT fk_seatings_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seatings" VALUES('75d2vrya','NGpB_VPOl60H5ZmQ');
INSERT INTO "seatings" VALUES('mzkzumjg','NGpB_VPOl60H5ZmQ');
INSERT INTO "seatings" VALUES('4wchc9u4','NGpB_VPOl60H5ZmQ');
INSERT INTO "seatings" VALUES('fdefxgsy','NGpB_VPOl60H5ZmQ');
INSERT INTO "seatings" VALUES('vzuzst85','NGpB_VPOl60H5ZmQ');
INSERT INTO "seatings" VALUES('vzuzst85','jnAp4hPC6t8VQLIh');
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(60) NOT NULL, 
	rules VARCHAR(20) NOT NULL, 
	seed BIGINT NOT NULL, 
	options JSON NOT NULL, 
	seats JSON NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	public BOOLEAN NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	result JSON, 
	position JSON, 
	rematch VARCHAR(16), 
	imported BOOLEAN NOT NULL, 
	created DATETIME NOT NULL, 
	updated DATETIME NOT NULL, hints BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('75d2vrya','little-town','1',7,'{"board": "A", "market": "random", "draft_tiles": "all", "coins_feed": "yes", "partial_gain": "yes", "pawn_free": "yes", "residence_terrain": "no", "watchtower_workers_block": "yes", "castle_own_only": "yes", "pawn_counts_printed_only": "yes"}','[{"kind": "person", "name": "Ann", "bot": null, "person": "NGpB_VPOl60H5ZmQ", "resigned": false, "seconds": 0.23994882599890843, "stand_in": null, "hints_used": 0}, {"kind": "person", "name": "Ben", "bot": null, "person": "NGpB_VPOl60H5ZmQ", "resigned": false, "seconds": 0.06038729100055207, "stand_in": null, "hints_used": 0}]','NGpB_VPOl60H5ZmQ',1,'playing','null','null',NULL,0,'2026-11-18 21:02:00.138611','2026-11-18 21:02:01.883351',0);
INSERT INTO "tables" VALUES('mzkzumjg','little-town','1',7,'{"board": "A", "market": "random", "draft_tiles": "all", "coins_feed": "yes", "partial_gain": "yes", "pawn_free": "yes", "residence_terrain": "no", "watchtower_workers_block": "yes", "castle_own_only": "yes", "pawn_counts_printed_only": "yes"}','[{"kind": "person", "name": "Ann", "bot": null, "person": "NGpB_VPOl60H5ZmQ", "resigned": false, "seconds": 0.0, "stand_in": null, "hints_used": 0}, {"kind": "bot", "name": "Random bot", "bot": "random", "person": null, "resigned": false, "seconds": 0.0, "stand_in": null, "hints_used": 0}]','NGpB_VPOl60H5ZmQ',1,'playing','null','null',NULL,0,'2026-11-18 21:02:01.918715','2026-11-18 21:02:01.918724',1);
INSERT INTO "tables" VALUES('4wchc9u4','little-town','1',7,'{"board": "A", "market": "random", "draft_tiles": "all", "coins_feed": "yes", "partial_gain": "yes", "pawn_free": "yes", "residence_terrain": "no", "watchtower_workers_block": "yes", "castle_own_only": "yes", "pawn_counts_printed_only": "yes"}','[{"kind": "person", "name": "Ann", "bot": null, "person": "NGpB_VPOl60H5ZmQ", "resigned": false, "seconds": 0.035850888000368286, "stand_in": null, "hints_used": 0}, {"kind": "person", "name": "Ben", "bot": null, "person": "NGpB_VPOl60H5ZmQ", "resigned": false, "seconds": 0.02966183800208455, "stand_in": null, "hints_used": 0}]','NGpB_VPOl60H5ZmQ',1,'over','[-22, -22]','null',NULL,0,'2026-11-18 21:02:01.956944','2026-11-18 21:02:02.130414',0);
INSERT INTO "tables" VALUES('fdefxgsy','little-town','1',7,'{"board": "A", "market": "random", "draft_tiles": "all", "coins_feed": "yes", "partial_gain": "yes", "pawn_free": "yes", "residence_terrain": "no", "watchtower_workers_block": "yes", "castle_own_only": "yes", "pawn_counts_printed_only": "yes"}','[{"kind": "person", "name": "Ann", "bot": null, "person": "NGpB_VPOl60H5ZmQ", "resigned": false, "seconds": 0.0, "stand_in": null, "hints_used": 0}, {"kind": "open", "name": "", "bot": null, "person": null, "resigned": false, "seconds": 0.0, "stand_in": null, "hints_used": 0}]','NGpB_VPOl60H5ZmQ',0,'waiting','null','null',NULL,0,'2026-11-18 21:02:02.164525','2026-11-18 21:02:02.164537',0);
INSERT INTO "tables" VALUES('vzuzst85','little-town','1',7,'{"board": "A", "market": "random", "draft_tiles": "all", "coins_feed": "yes", "partial_gain": "yes", "pawn_free": "yes", "residence_terrain": "no", "watchtower_workers_block": "yes", "castle_own_only": "yes", "pawn_counts_printed_only": "yes"}','[{"kind": "person", "name": "Ann", "bot": null, "person": "NGpB_VPOl60H5ZmQ", "resigned": false, "seconds": 0.0, "stand_in": null, "hints_used": 0}, {"kind": "person", "name": "Guest", "bot": null, "person": "jnAp4hPC6t8VQLIh", "resigned": false, "seconds": 0.0, "stand_in": null, "hints_used": 0}]','NGpB_VPOl60H5ZmQ',1,'playing','null','null',NULL,0,'2026-11-18 21:02:02.196989','2026-11-18 21:02:02.201928',0);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_updated ON tables (updated);
CREATE INDEX ix_seatings_person ON seatings (person);
CREATE INDEX ix_chat_table_id ON chat (table_id);
COMMIT;

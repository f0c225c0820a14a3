/* A bot for Kontor in C: cc -o bot examples/bot.c. It remembers no list: each legal decision has the same chance to stay. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char line[4096], kept[4096] = "";
    int seen = 0;
    setvbuf(stdout, NULL, _IOLBF, 0); /* every line is sent at once */
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\r\n")] = 0;
        if (!strncmp(line, "kontor-bot", 10)) puts("name C\nplays any\nready");
        else if (!strncmp(line, "game ", 5)) puts("ready");
        else if (!strncmp(line, "legal ", 6)) {
            if (rand() % ++seen == 0) strcpy(kept, line + 6);
        } else if (!strncmp(line, "choose", 6)) {
            printf("move %s\n", kept);
            seen = 0;
        } else if (!strncmp(line, "quit", 4)) break;
    }
    return 0;
}

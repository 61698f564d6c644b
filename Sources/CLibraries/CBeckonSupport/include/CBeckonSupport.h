#ifndef BECKON_SUPPORT_H
#define BECKON_SUPPORT_H
#endif

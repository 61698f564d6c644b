#include "CBeckonSupport.h"
